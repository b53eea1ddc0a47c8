/**
 * Whether an entry of the catalogue is English in every language: the topics that open a message, by which those who
 * sort the enquiries recognise it, and the words in files of the record whose text is English.
 * @param key namespace and path, such as `contact:form.topics.violation`
 */
export function isEnglishOnly(key: string): boolean {
  return /^(contact:form\.topics|record:(pdf\.original|pack))\./.test(key);
}
