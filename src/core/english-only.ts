/**
 * Whether an entry of the catalogue is English in every language: the topics at the start of a message, by which the team
 * sorts the enquiries, and the words in files of the record whose text is English.
 * @param key namespace and path, such as `contact:form.topics.violation`
 */
export function isEnglishOnly(key: string): boolean {
  return /^(contact:form\.topics|record:(pdf\.original|pack))\./.test(key);
}
