/**
 * Whether an entry of the catalogue is English in every language: the topics that open a message, by which those who
 * sort the enquiries recognise it.
 * @param key namespace and path, such as `contact:form.topics.violation`
 */
export function isEnglishOnly(key: string): boolean {
  return key.startsWith('contact:form.topics.');
}
