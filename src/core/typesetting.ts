// Marks around a text that depend on its letters.

/** A remark in brackets behind a text. Chinese brackets are wide and need no space before them. */
export function setRemark(remark: string): string {
  return isHan(remark) ? `（${remark}）` : ` (${remark})`;
}

/** A text before a value: it ends with a space, except after a wide mark. */
export function setBefore(text: string): string {
  return /[\u3000-\u303f\uff00-\uffef]$/.test(text) ? text : `${text} `;
}

const isHan = (text: string) => /\p{Script=Han}/u.test(text);
