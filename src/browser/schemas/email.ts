import * as v from 'valibot';

// Before the @ the dot-atom of RFC 5322, after it names of the DNS with at least one dot. Valibot's own rule refuses
// addresses that people have, such as o'brien@example.ie, and domains such as xn--p1ai.
const pattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i;

/** The rule for an e-mail address, already trimmed. */
export const isEmail = <const Message extends string>(message: Message) =>
  v.regex<string, Message>(pattern, message);
