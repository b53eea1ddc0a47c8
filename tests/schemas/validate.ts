// Validates XML by the schema of Akoma Ntoso, with libxml2 as WebAssembly: nothing has to be installed on the machine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlValidateError,
  XsdValidator,
  xmlRegisterInputProvider,
} from 'libxml2-wasm';
import { projectRoot } from '../../scripts/lib/run.ts';

const schema = (name: string) => readFileSync(join(projectRoot, 'tests', 'schemas', name));
// The schema imports its neighbour by a relative address.
xmlRegisterInputProvider(
  new XmlBufferInputProvider({ './xml.xsd': schema('xml.xsd'), 'xml.xsd': schema('xml.xsd') }),
);
using document = XmlDocument.fromBuffer(schema('akomantoso30.xsd'), { url: 'akomantoso30.xsd' });
const validator = XsdValidator.fromDoc(document);

/**
 * What the schema finds wrong with a document, a sentence each; nothing in a valid one.
 * @throws XmlParseError for a text that is not well formed.
 */
export function akomaNtosoFaults(xml: string): string[] {
  using parsed = XmlDocument.fromString(xml);
  try {
    validator.validate(parsed);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError) return error.details.map(({ message }) => message);
    throw error;
  }
}
