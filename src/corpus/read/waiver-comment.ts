/** The only comment that a document may hold, from its brace on: it gives the reason why a number is typed. */
export const waiverComment = /^\{\/\*\s*waiver:[^*{}]*\*\/\}/;
