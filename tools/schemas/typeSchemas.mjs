import ts from 'typescript';

/** @typedef {{ readonly [key: string]: unknown }} Schema */

/**
 * Named types of which the compiler keeps less than a reader needs.
 * @type {Readonly<Record<string, Schema>>}
 */
const NAMED = {
  Seat: { type: 'integer', minimum: 0, maximum: 15 },
  Bytes32: { type: 'string', pattern: '^[0-9a-f]{64}$' },
};

/** @param {ts.Symbol} symbol */
const isOptional = (symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;

/**
 * The parts of a union. What may be absent is not undefined in JSON.
 * @param {ts.UnionType} type
 */
const partsOf = ({ types }) => types.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0);

/**
 * The compiler's own order is that in which it met them.
 * @param {unknown} a
 * @param {unknown} b
 */
const inOrder = (a, b) => String(a).localeCompare(String(b), 'en', { numeric: true });

/** @param {ts.Type} type */
const isLiteral = (type) => type.isStringLiteral() || type.isNumberLiteral();

/**
 * The type as the source writes it.
 * @param {ts.Symbol} field
 */
const declaredType = (field) => {
  const declaration = field.valueDeclaration;
  return declaration !== undefined && ts.isPropertySignature(declaration) ? declaration.type : undefined;
};

/**
 * The name that a type has in the source. One with parameters has as many forms as uses, and is written out.
 * @param {ts.Type} type
 */
const nameOf = (type) => {
  if (type.aliasSymbol !== undefined) return type.aliasTypeArguments === undefined ? type.aliasSymbol.name : undefined;
  const isInterface = type.isClassOrInterface() && (type.typeParameters ?? []).length === 0;
  return isInterface ? type.symbol.name : undefined;
};

/** Turns types into JSON Schemas as the compiler knows them. Objects take no other fields, numbers are whole. */
export class TypeSchemas {
  /** @readonly @type {ts.Program} */ #program;
  /** @readonly @type {ts.TypeChecker} */ #checker;
  /** @readonly @type {Map<string, Schema>} */ #named = new Map();

  /** @param {readonly string[]} files */
  constructor(files) {
    this.#program = ts.createProgram(files, {
      strict: true,
      exactOptionalPropertyTypes: true,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.NodeNext,
      customConditions: ['miaou-source'],
      types: [],
      noEmit: true,
    });
    this.#checker = this.#program.getTypeChecker();
  }

  /**
   * The exported types of a file, by name.
   * @param {string} file
   */
  exportsOf(file) {
    const source = this.#program.getSourceFile(file);
    const symbol = source === undefined ? undefined : this.#checker.getSymbolAtLocation(source);
    if (symbol === undefined) throw new Error(`${file} exports nothing`);
    return new Map(this.#checker.getExportsOfModule(symbol).map((found) => [found.name, found]));
  }

  /**
   * The schemas of the fields of an exported interface.
   * @param {string} file
   * @param {string} name
   * @returns {Record<string, Schema>}
   */
  fieldsOf(file, name) {
    const symbol = this.exportsOf(file).get(name);
    if (symbol === undefined) throw new Error(`${file} exports no ${name}`);
    const type = this.#checker.getDeclaredTypeOfSymbol(symbol);
    return this.#properties(this.#checker.getPropertiesOfType(type));
  }

  /**
   * The types that have names of their own, as far as they were met.
   * @returns {Record<string, Schema>}
   */
  get named() {
    return Object.fromEntries([...this.#named].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  /**
   * @param {readonly ts.Symbol[]} fields
   * @returns {Record<string, Schema>}
   */
  #properties(fields) {
    return Object.fromEntries(fields.map((field) => [field.name, this.#ofField(field)]));
  }

  /**
   * @param {ts.Symbol} field
   * @returns {Schema}
   */
  #ofField(field) {
    const described = ts.displayPartsToString(field.getDocumentationComment(this.#checker));
    const schema = this.#ofDeclared(this.#checker.getTypeOfSymbol(field), declaredType(field));
    return described === '' ? schema : { description: described, ...schema };
  }

  /**
   * The source knows the names of types, and that an absent field is not one that is undefined.
   * @param {ts.Type} type
   * @param {ts.TypeNode | undefined} node
   * @returns {Schema}
   */
  #ofDeclared(type, node) {
    if (node === undefined) return this.#of(type);
    const isNamed = ts.isTypeReferenceNode(node) && node.typeArguments === undefined;
    return this.#of(this.#checker.getTypeFromTypeNode(node), node, isNamed ? node.typeName.getText() : undefined);
  }

  /**
   * @param {ts.Type} type
   * @param {ts.TypeNode} [node]
   * @param {string} [name] that the source calls it by
   * @returns {Schema}
   */
  #of(type, node, name = nameOf(type)) {
    if (name === undefined) return this.#inline(type, node);
    if (NAMED[name] !== undefined) return NAMED[name];
    if (!this.#named.has(name)) {
      // Before it is known: a type may contain itself.
      this.#named.set(name, {});
      this.#named.set(name, this.#inline(type, node));
    }
    return { $ref: `#/$defs/${name}` };
  }

  /**
   * @param {ts.Type} type
   * @param {ts.TypeNode | undefined} node
   * @returns {Schema}
   */
  #inline(type, node) {
    if (type.isUnion()) return this.#ofUnion(type);
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: this.#checker.typeToString(type) === 'true' };
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.flags & ts.TypeFlags.String) return { type: 'string' };
    if (type.flags & ts.TypeFlags.Number) return { type: 'integer' };
    if (this.#checker.isArrayType(type)) return this.#ofList(type, node);
    if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.#ofObject(type);
    throw new Error(`no schema for ${this.#checker.typeToString(type)}`);
  }

  /**
   * @param {ts.UnionType} type
   * @returns {Schema}
   */
  #ofUnion(type) {
    if (type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    const parts = partsOf(type);
    const [only] = parts;
    if (only !== undefined && parts.length === 1) return this.#of(only);
    return parts.every(isLiteral)
      ? { enum: parts.map((part) => /** @type {ts.LiteralType} */ (part).value).toSorted(inOrder) }
      : { anyOf: parts.map((part) => this.#of(part)) };
  }

  /**
   * @param {ts.Type} type
   * @param {ts.TypeNode | undefined} node
   * @returns {Schema}
   */
  #ofList(type, node) {
    const [member] = this.#checker.getTypeArguments(/** @type {ts.TypeReference} */ (type));
    if (member === undefined) throw new Error(`a list of nothing: ${this.#checker.typeToString(type)}`);
    const array = node !== undefined && ts.isTypeOperatorNode(node) ? node.type : node;
    const item = array !== undefined && ts.isArrayTypeNode(array) ? array.elementType : undefined;
    return { type: 'array', items: this.#ofDeclared(member, item) };
  }

  /**
   * @param {ts.Type} type
   * @returns {Schema}
   */
  #ofObject(type) {
    const rest = this.#checker.getIndexInfoOfType(type, ts.IndexKind.String);
    if (rest !== undefined) return { type: 'object', additionalProperties: this.#of(rest.type) };
    const fields = this.#checker.getPropertiesOfType(type);
    return {
      type: 'object',
      properties: this.#properties(fields),
      required: fields.filter((field) => !isOptional(field)).map(({ name }) => name),
      additionalProperties: false,
    };
  }
}
