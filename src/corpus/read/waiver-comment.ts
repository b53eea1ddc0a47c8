/** The one comment that a document may hold, from its brace on: it says why a number stands typed. */
export const waiverComment = /^\{\/\*\s*waiver:[^*{}]*\*\/\}/;
