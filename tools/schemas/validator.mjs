import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** Published schemas are read by a validator that nobody here wrote. A schema for a field alone may say no type. */
const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true });

/** @param {string} name */
const load = (name) => {
  const id = `urn:miaou:${name}`;
  if (ajv.getSchema(id) === undefined)
    ajv.addSchema(
      /** @type {object} */ (
        JSON.parse(readFileSync(new URL(`../../docs/schemas/${name}.json`, import.meta.url), 'utf8'))
      ),
    );
  return id;
};

/**
 * Why a value is not what a published schema says; undefined where it is. `part` is one of its definitions, such as `view`.
 * @param {string} name
 * @param {string} [part]
 * @returns {(value: unknown) => string | undefined}
 */
export const validatorOf = (name, part) => {
  const validate = ajv.getSchema(part === undefined ? load(name) : `${load(name)}#/$defs/${part}`);
  if (validate === undefined) throw new Error(`docs/schemas/${name}.json does not define ${part ?? 'anything'}`);
  return (value) => (validate(value) === true ? undefined : ajv.errorsText(validate.errors));
};
