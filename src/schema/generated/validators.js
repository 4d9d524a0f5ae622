// Generated from schemas/ by `npm run generate`. Do not edit.
// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") {
		for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
			key = keys[i];
			if (!__hasOwnProp.call(to, key) && key !== except) {
				__defProp(to, key, {
					get: ((k) => from[k]).bind(null, key),
					enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
				});
			}
		}
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));

// \0validators
var import_ucs2length = /* @__PURE__ */ __toESM(require_ucs2length());
function add(errors, instancePath, keyword, params, propertyName) {
	const error = propertyName === void 0 ? {
		instancePath,
		keyword,
		params
	} : {
		instancePath,
		keyword,
		params,
		propertyName
	};
	if (errors === null) return [error];
	errors.push(error);
	return errors;
}
function join(errors, others) {
	if (errors === null) return others;
	for (const other of others) errors.push(other);
	return errors;
}
const v0 = validate52;
const schema19 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "urn:lanser:schema:batch:1.0",
	"type": "object",
	"additionalProperties": false,
	"required": ["cmd"],
	"properties": {
		"$schema": { "type": "string" },
		"id": {},
		"cmd": { "$ref": "#/$defs/command" },
		"selector": { "anyOf": [{ "type": "string" }, { "type": "object" }] },
		"options": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"server": { "type": "string" },
				"indexIo": { "type": "string" },
				"topK": {
					"type": "integer",
					"minimum": 1
				},
				"timeout": {
					"type": "number",
					"exclusiveMinimum": 0
				},
				"as": { "enum": [
					"cursor",
					"range",
					"symbol",
					"ast",
					"anchor",
					"locate"
				] },
				"keep": { "type": "boolean" },
				"includeDeclaration": { "type": "boolean" },
				"limit": {
					"type": "integer",
					"minimum": 1,
					"maximum": 1e5
				},
				"cursor": { "type": "string" },
				"file": { "type": "string" },
				"query": { "type": "string" },
				"files": {
					"type": "array",
					"items": { "type": "string" }
				},
				"workspace": { "const": true },
				"method": { "type": "string" },
				"params": {},
				"apply": { "type": "boolean" },
				"allowDirty": { "type": "boolean" },
				"allowPath": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"denyPath": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"confirm": { "type": "boolean" },
				"target": {
					"type": "integer",
					"minimum": 1
				},
				"denyApplyOnAmbiguous": { "type": "boolean" },
				"newName": {
					"type": "string",
					"minLength": 1
				},
				"overrides": { "type": "boolean" },
				"oldUri": {
					"type": "string",
					"minLength": 1
				},
				"newUri": {
					"type": "string",
					"minLength": 1
				},
				"kind": {
					"type": "string",
					"minLength": 1
				},
				"pick": {
					"type": ["string", "integer"],
					"minLength": 1,
					"minimum": 0
				},
				"plan": { "type": ["string", "object"] },
				"threeWay": { "type": "boolean" }
			}
		}
	},
	"$defs": { "command": { "enum": [
		"locate",
		"definition",
		"def",
		"declaration",
		"decl",
		"typeDefinition",
		"type-def",
		"implementation",
		"impl",
		"references",
		"refs",
		"hover",
		"symbols",
		"diagnostics",
		"diag",
		"capabilities",
		"request",
		"status",
		"reload",
		"prepareRename",
		"prepare-rename",
		"rename",
		"renameFile",
		"rename-file",
		"codeActions",
		"code-actions",
		"apply",
		"recover"
	] } }
};
const schema20 = { "enum": [
	"locate",
	"definition",
	"def",
	"declaration",
	"decl",
	"typeDefinition",
	"type-def",
	"implementation",
	"impl",
	"references",
	"refs",
	"hover",
	"symbols",
	"diagnostics",
	"diag",
	"capabilities",
	"request",
	"status",
	"reload",
	"prepareRename",
	"prepare-rename",
	"rename",
	"renameFile",
	"rename-file",
	"codeActions",
	"code-actions",
	"apply",
	"recover"
] };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate53.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "locate" || data === "definition" || data === "def" || data === "declaration" || data === "decl" || data === "typeDefinition" || data === "type-def" || data === "implementation" || data === "impl" || data === "references" || data === "refs" || data === "hover" || data === "symbols" || data === "diagnostics" || data === "diag" || data === "capabilities" || data === "request" || data === "status" || data === "reload" || data === "prepareRename" || data === "prepare-rename" || data === "rename" || data === "renameFile" || data === "rename-file" || data === "codeActions" || data === "code-actions" || data === "apply" || data === "recover")) {
		vErrors = add(vErrors, instancePath, "enum", { allowedValues: schema20.enum });
		errors++;
	}
	validate53.errors = vErrors;
	return errors === 0;
}
validate53.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const func1 = Object.prototype.hasOwnProperty;
const func2 = import_ucs2length.default;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate52.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.cmd === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "cmd" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "id" || key0 === "cmd" || key0 === "selector" || key0 === "options")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.cmd !== void 0) {
			if (!validate53(data.cmd, { instancePath: instancePath + "/cmd" })) {
				vErrors = join(vErrors, validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.selector !== void 0) {
			let data2 = data.selector;
			const _errs6 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs7 = errors;
			if (typeof data2 !== "string") {
				vErrors = add(vErrors, instancePath + "/selector", "type", { type: "string" });
				errors++;
			}
			var _valid0 = _errs7 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs9 = errors;
			if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
				vErrors = add(vErrors, instancePath + "/selector", "type", { type: "object" });
				errors++;
			}
			var _valid0 = _errs9 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/selector", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs6;
				if (vErrors !== null) {
					if (_errs6) vErrors.length = _errs6;
					else vErrors = null;
				}
			}
		}
		if (data.options !== void 0) {
			let data3 = data.options;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				for (const key1 in data3) if (!func1.call(schema19.properties.options.properties, key1)) {
					vErrors = add(vErrors, instancePath + "/options", "additionalProperties", { additionalProperty: key1 });
					errors++;
				}
				if (data3.server !== void 0) {
					if (typeof data3.server !== "string") {
						vErrors = add(vErrors, instancePath + "/options/server", "type", { type: "string" });
						errors++;
					}
				}
				if (data3.indexIo !== void 0) {
					if (typeof data3.indexIo !== "string") {
						vErrors = add(vErrors, instancePath + "/options/indexIo", "type", { type: "string" });
						errors++;
					}
				}
				if (data3.topK !== void 0) {
					let data6 = data3.topK;
					if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
						vErrors = add(vErrors, instancePath + "/options/topK", "type", { type: "integer" });
						errors++;
					}
					if (typeof data6 == "number" && isFinite(data6)) {
						if (data6 < 1 || isNaN(data6)) {
							vErrors = add(vErrors, instancePath + "/options/topK", "minimum", {
								comparison: ">=",
								limit: 1
							});
							errors++;
						}
					}
				}
				if (data3.timeout !== void 0) {
					let data7 = data3.timeout;
					if (typeof data7 == "number" && isFinite(data7)) {
						if (data7 <= 0 || isNaN(data7)) {
							vErrors = add(vErrors, instancePath + "/options/timeout", "exclusiveMinimum", {
								comparison: ">",
								limit: 0
							});
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/timeout", "type", { type: "number" });
						errors++;
					}
				}
				if (data3.as !== void 0) {
					let data8 = data3.as;
					if (!(data8 === "cursor" || data8 === "range" || data8 === "symbol" || data8 === "ast" || data8 === "anchor" || data8 === "locate")) {
						vErrors = add(vErrors, instancePath + "/options/as", "enum", { allowedValues: schema19.properties.options.properties.as.enum });
						errors++;
					}
				}
				if (data3.keep !== void 0) {
					if (typeof data3.keep !== "boolean") {
						vErrors = add(vErrors, instancePath + "/options/keep", "type", { type: "boolean" });
						errors++;
					}
				}
				if (data3.includeDeclaration !== void 0) {
					if (typeof data3.includeDeclaration !== "boolean") {
						vErrors = add(vErrors, instancePath + "/options/includeDeclaration", "type", { type: "boolean" });
						errors++;
					}
				}
				if (data3.limit !== void 0) {
					let data11 = data3.limit;
					if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
						vErrors = add(vErrors, instancePath + "/options/limit", "type", { type: "integer" });
						errors++;
					}
					if (typeof data11 == "number" && isFinite(data11)) {
						if (data11 > 1e5 || isNaN(data11)) {
							vErrors = add(vErrors, instancePath + "/options/limit", "maximum", {
								comparison: "<=",
								limit: 1e5
							});
							errors++;
						}
						if (data11 < 1 || isNaN(data11)) {
							vErrors = add(vErrors, instancePath + "/options/limit", "minimum", {
								comparison: ">=",
								limit: 1
							});
							errors++;
						}
					}
				}
				if (data3.cursor !== void 0) {
					if (typeof data3.cursor !== "string") {
						vErrors = add(vErrors, instancePath + "/options/cursor", "type", { type: "string" });
						errors++;
					}
				}
				if (data3.file !== void 0) {
					if (typeof data3.file !== "string") {
						vErrors = add(vErrors, instancePath + "/options/file", "type", { type: "string" });
						errors++;
					}
				}
				if (data3.query !== void 0) {
					if (typeof data3.query !== "string") {
						vErrors = add(vErrors, instancePath + "/options/query", "type", { type: "string" });
						errors++;
					}
				}
				if (data3.files !== void 0) {
					let data15 = data3.files;
					if (Array.isArray(data15)) {
						const len0 = data15.length;
						for (let i0 = 0; i0 < len0; i0++) if (typeof data15[i0] !== "string") {
							vErrors = add(vErrors, instancePath + "/options/files/" + i0, "type", { type: "string" });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/files", "type", { type: "array" });
						errors++;
					}
				}
				if (data3.workspace !== void 0) {
					if (true !== data3.workspace) {
						vErrors = add(vErrors, instancePath + "/options/workspace", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data3.method !== void 0) {
					if (typeof data3.method !== "string") {
						vErrors = add(vErrors, instancePath + "/options/method", "type", { type: "string" });
						errors++;
					}
				}
				if (data3.apply !== void 0) {
					if (typeof data3.apply !== "boolean") {
						vErrors = add(vErrors, instancePath + "/options/apply", "type", { type: "boolean" });
						errors++;
					}
				}
				if (data3.allowDirty !== void 0) {
					if (typeof data3.allowDirty !== "boolean") {
						vErrors = add(vErrors, instancePath + "/options/allowDirty", "type", { type: "boolean" });
						errors++;
					}
				}
				if (data3.allowPath !== void 0) {
					let data21 = data3.allowPath;
					if (Array.isArray(data21)) {
						const len1 = data21.length;
						for (let i1 = 0; i1 < len1; i1++) {
							let data22 = data21[i1];
							if (typeof data22 === "string") {
								if (func2(data22) < 1) {
									vErrors = add(vErrors, instancePath + "/options/allowPath/" + i1, "minLength", { limit: 1 });
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/options/allowPath/" + i1, "type", { type: "string" });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/allowPath", "type", { type: "array" });
						errors++;
					}
				}
				if (data3.denyPath !== void 0) {
					let data23 = data3.denyPath;
					if (Array.isArray(data23)) {
						const len2 = data23.length;
						for (let i2 = 0; i2 < len2; i2++) {
							let data24 = data23[i2];
							if (typeof data24 === "string") {
								if (func2(data24) < 1) {
									vErrors = add(vErrors, instancePath + "/options/denyPath/" + i2, "minLength", { limit: 1 });
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/options/denyPath/" + i2, "type", { type: "string" });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/denyPath", "type", { type: "array" });
						errors++;
					}
				}
				if (data3.confirm !== void 0) {
					if (typeof data3.confirm !== "boolean") {
						vErrors = add(vErrors, instancePath + "/options/confirm", "type", { type: "boolean" });
						errors++;
					}
				}
				if (data3.target !== void 0) {
					let data26 = data3.target;
					if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26) && isFinite(data26))) {
						vErrors = add(vErrors, instancePath + "/options/target", "type", { type: "integer" });
						errors++;
					}
					if (typeof data26 == "number" && isFinite(data26)) {
						if (data26 < 1 || isNaN(data26)) {
							vErrors = add(vErrors, instancePath + "/options/target", "minimum", {
								comparison: ">=",
								limit: 1
							});
							errors++;
						}
					}
				}
				if (data3.denyApplyOnAmbiguous !== void 0) {
					if (typeof data3.denyApplyOnAmbiguous !== "boolean") {
						vErrors = add(vErrors, instancePath + "/options/denyApplyOnAmbiguous", "type", { type: "boolean" });
						errors++;
					}
				}
				if (data3.newName !== void 0) {
					let data28 = data3.newName;
					if (typeof data28 === "string") {
						if (func2(data28) < 1) {
							vErrors = add(vErrors, instancePath + "/options/newName", "minLength", { limit: 1 });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/newName", "type", { type: "string" });
						errors++;
					}
				}
				if (data3.overrides !== void 0) {
					if (typeof data3.overrides !== "boolean") {
						vErrors = add(vErrors, instancePath + "/options/overrides", "type", { type: "boolean" });
						errors++;
					}
				}
				if (data3.oldUri !== void 0) {
					let data30 = data3.oldUri;
					if (typeof data30 === "string") {
						if (func2(data30) < 1) {
							vErrors = add(vErrors, instancePath + "/options/oldUri", "minLength", { limit: 1 });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/oldUri", "type", { type: "string" });
						errors++;
					}
				}
				if (data3.newUri !== void 0) {
					let data31 = data3.newUri;
					if (typeof data31 === "string") {
						if (func2(data31) < 1) {
							vErrors = add(vErrors, instancePath + "/options/newUri", "minLength", { limit: 1 });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/newUri", "type", { type: "string" });
						errors++;
					}
				}
				if (data3.kind !== void 0) {
					let data32 = data3.kind;
					if (typeof data32 === "string") {
						if (func2(data32) < 1) {
							vErrors = add(vErrors, instancePath + "/options/kind", "minLength", { limit: 1 });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/kind", "type", { type: "string" });
						errors++;
					}
				}
				if (data3.pick !== void 0) {
					let data33 = data3.pick;
					if (typeof data33 !== "string" && !(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33))) {
						vErrors = add(vErrors, instancePath + "/options/pick", "type", { type: schema19.properties.options.properties.pick.type });
						errors++;
					}
					if (typeof data33 == "number" && isFinite(data33)) {
						if (data33 < 0 || isNaN(data33)) {
							vErrors = add(vErrors, instancePath + "/options/pick", "minimum", {
								comparison: ">=",
								limit: 0
							});
							errors++;
						}
					}
					if (typeof data33 === "string") {
						if (func2(data33) < 1) {
							vErrors = add(vErrors, instancePath + "/options/pick", "minLength", { limit: 1 });
							errors++;
						}
					}
				}
				if (data3.plan !== void 0) {
					let data34 = data3.plan;
					if (typeof data34 !== "string" && !(data34 && typeof data34 == "object" && !Array.isArray(data34))) {
						vErrors = add(vErrors, instancePath + "/options/plan", "type", { type: schema19.properties.options.properties.plan.type });
						errors++;
					}
				}
				if (data3.threeWay !== void 0) {
					if (typeof data3.threeWay !== "boolean") {
						vErrors = add(vErrors, instancePath + "/options/threeWay", "type", { type: "boolean" });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/options", "type", { type: "object" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate52.errors = vErrors;
	return errors === 0;
}
validate52.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v1 = validate55;
const schema21 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "urn:lanser:schema:bundle:1.2",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"version",
		"bundleId",
		"status",
		"request",
		"resolution",
		"facts",
		"edits",
		"error",
		"processReward",
		"environment",
		"capabilities",
		"meta"
	],
	"properties": {
		"$schema": {
			"type": "string",
			"x-hashDomain": false
		},
		"version": {
			"const": "1.2",
			"x-hashDomain": false
		},
		"bundleId": {
			"$ref": "#/$defs/contentHash",
			"x-hashDomain": false
		},
		"status": {
			"enum": ["ok", "error"],
			"x-hashDomain": false
		},
		"request": {
			"$ref": "#/$defs/request",
			"x-hashDomain": true
		},
		"resolution": {
			"anyOf": [{ "$ref": "#/$defs/resolution" }, { "type": "null" }],
			"x-hashDomain": true
		},
		"facts": {
			"anyOf": [{ "$ref": "#/$defs/facts" }, { "type": "null" }],
			"x-hashDomain": true
		},
		"edits": {
			"$ref": "#/$defs/edits",
			"x-hashDomain": true
		},
		"error": {
			"anyOf": [{ "$ref": "#/$defs/error" }, { "type": "null" }],
			"x-hashDomain": true
		},
		"processReward": {
			"anyOf": [{ "$ref": "#/$defs/processReward" }, { "type": "null" }],
			"x-hashDomain": false
		},
		"environment": {
			"$ref": "#/$defs/environment",
			"x-hashDomain": true
		},
		"capabilities": {
			"$ref": "#/$defs/capabilities",
			"x-hashDomain": true
		},
		"meta": {
			"$ref": "#/$defs/meta",
			"x-hashDomain": true
		}
	},
	"$defs": {
		"contentHash": {
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		},
		"provenance": { "enum": ["lsp", "compiler"] },
		"documentVersion": {
			"type": "string",
			"pattern": "^blob:[0-9a-f]{40}$"
		},
		"documents": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/documentVersion" }
		},
		"uri": {
			"type": "string",
			"minLength": 1
		},
		"range": {
			"type": "array",
			"minItems": 4,
			"maxItems": 4,
			"prefixItems": [
				{
					"type": "integer",
					"minimum": 0
				},
				{
					"type": "integer",
					"minimum": 0
				},
				{
					"type": "integer",
					"minimum": 0
				},
				{
					"type": "integer",
					"minimum": 0
				}
			],
			"items": false
		},
		"counts": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"error",
				"warning",
				"information"
			],
			"properties": {
				"error": {
					"type": "integer",
					"minimum": 0
				},
				"warning": {
					"type": "integer",
					"minimum": 0
				},
				"information": {
					"type": "integer",
					"minimum": 0
				}
			}
		},
		"relatedInformation": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"uri",
				"range",
				"message"
			],
			"properties": {
				"uri": { "$ref": "#/$defs/uri" },
				"range": { "$ref": "#/$defs/range" },
				"message": { "type": "string" }
			}
		},
		"diagnostic": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"uri",
				"range",
				"severity",
				"rule",
				"message",
				"source"
			],
			"properties": {
				"uri": { "$ref": "#/$defs/uri" },
				"range": { "$ref": "#/$defs/range" },
				"severity": { "enum": [
					"error",
					"warning",
					"information"
				] },
				"rule": { "type": ["string", "null"] },
				"message": { "type": "string" },
				"source": { "type": "string" },
				"tags": {
					"type": "array",
					"items": { "enum": ["unnecessary", "deprecated"] }
				},
				"related": {
					"type": "array",
					"items": { "$ref": "#/$defs/relatedInformation" }
				}
			}
		},
		"hint": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"uri",
				"range",
				"message",
				"tags"
			],
			"properties": {
				"uri": { "$ref": "#/$defs/uri" },
				"range": { "$ref": "#/$defs/range" },
				"message": { "type": "string" },
				"tags": {
					"type": "array",
					"items": { "enum": ["unnecessary", "deprecated"] }
				}
			}
		},
		"scope": { "oneOf": [
			{ "$ref": "#/$defs/workspaceScope" },
			{ "$ref": "#/$defs/filesScope" },
			{ "$ref": "#/$defs/rangeScope" }
		] },
		"workspaceScope": {
			"type": "object",
			"additionalProperties": false,
			"required": ["kind", "files"],
			"properties": {
				"kind": { "const": "workspace" },
				"files": {
					"type": "integer",
					"minimum": 0
				}
			}
		},
		"filesScope": {
			"type": "object",
			"additionalProperties": false,
			"required": ["kind", "files"],
			"properties": {
				"kind": { "const": "files" },
				"files": {
					"type": "array",
					"items": { "$ref": "#/$defs/uri" }
				}
			}
		},
		"rangeScope": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"kind",
				"uri",
				"range"
			],
			"properties": {
				"kind": { "const": "range" },
				"uri": { "$ref": "#/$defs/uri" },
				"range": { "$ref": "#/$defs/range" }
			}
		},
		"facts": { "anyOf": [
			{ "$ref": "#/$defs/diagnosticsFacts" },
			{ "$ref": "#/$defs/definitionsFacts" },
			{ "$ref": "#/$defs/typeDefinitionsFacts" },
			{ "$ref": "#/$defs/implementationsFacts" },
			{ "$ref": "#/$defs/declarationsFacts" },
			{ "$ref": "#/$defs/referencesFacts" },
			{ "$ref": "#/$defs/hoverFacts" },
			{ "$ref": "#/$defs/symbolsFacts" },
			{ "$ref": "#/$defs/capabilitiesFacts" },
			{ "$ref": "#/$defs/requestFacts" },
			{ "$ref": "#/$defs/statusFacts" },
			{ "$ref": "#/$defs/prepareRenameFacts" },
			{ "$ref": "#/$defs/editFacts" },
			{ "$ref": "#/$defs/codeActionsFacts" },
			{ "$ref": "#/$defs/rewardFacts" }
		] },
		"diagnosticsFacts": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"provenance",
				"documents",
				"scope",
				"diagnostics",
				"hints",
				"counts"
			],
			"properties": {
				"provenance": { "$ref": "#/$defs/provenance" },
				"documents": { "$ref": "#/$defs/documents" },
				"scope": { "$ref": "#/$defs/scope" },
				"diagnostics": {
					"type": "array",
					"items": { "$ref": "#/$defs/diagnostic" }
				},
				"hints": {
					"type": "array",
					"items": { "$ref": "#/$defs/hint" }
				},
				"counts": { "$ref": "#/$defs/counts" },
				"incomplete": {
					"type": "array",
					"minItems": 1,
					"items": { "$ref": "#/$defs/incompleteAnswer" }
				}
			}
		},
		"request": {
			"type": "object",
			"additionalProperties": false,
			"required": ["cmd", "options"],
			"properties": {
				"cmd": { "anyOf": [{ "$ref": "#/$defs/command" }, { "type": "null" }] },
				"selector": { "anyOf": [{ "$ref": "urn:lanser:schema:selector:1.0" }, { "type": "null" }] },
				"options": {
					"type": "object",
					"additionalProperties": false,
					"properties": {
						"workspace": { "const": true },
						"files": {
							"type": "array",
							"items": { "type": "string" }
						},
						"base": { "type": "string" },
						"head": { "type": "string" },
						"workingDirectories": {
							"type": "array",
							"items": { "type": "string" }
						},
						"tool": { "$ref": "#/$defs/requestedTool" },
						"indexIo": { "$ref": "urn:lanser:schema:selector:1.0#/$defs/indexing" },
						"as": { "$ref": "#/$defs/selectorKind" },
						"topK": {
							"type": "integer",
							"minimum": 1
						},
						"server": { "type": "string" },
						"includeDeclaration": { "const": false },
						"limit": {
							"type": "integer",
							"minimum": 1,
							"maximum": 1e5
						},
						"cursor": { "type": "string" },
						"file": { "type": "string" },
						"query": { "type": "string" },
						"method": { "type": "string" },
						"params": {},
						"newName": {
							"type": "string",
							"minLength": 1
						},
						"oldUri": { "$ref": "#/$defs/uri" },
						"newUri": { "$ref": "#/$defs/uri" },
						"apply": { "const": true },
						"allowDirty": { "const": true },
						"allowPath": {
							"type": "array",
							"items": {
								"type": "string",
								"minLength": 1
							}
						},
						"denyPath": {
							"type": "array",
							"items": {
								"type": "string",
								"minLength": 1
							}
						},
						"denyApplyOnAmbiguous": { "const": false },
						"target": {
							"type": "integer",
							"minimum": 1
						},
						"confirm": { "const": true },
						"threeWay": { "const": true },
						"overrides": { "const": true },
						"kind": {
							"type": "string",
							"minLength": 1
						},
						"pick": {
							"type": ["string", "integer"],
							"minLength": 1,
							"minimum": 0
						},
						"planId": { "$ref": "#/$defs/contentHash" },
						"bundle": { "$ref": "#/$defs/contentHash" },
						"prev": { "$ref": "#/$defs/contentHash" },
						"scope": {
							"type": "array",
							"items": {
								"type": "string",
								"minLength": 1
							}
						},
						"evidence": { "const": true },
						"countSuppressions": { "const": true }
					}
				}
			}
		},
		"command": { "enum": [
			"definition",
			"declaration",
			"typeDefinition",
			"implementation",
			"references",
			"hover",
			"symbols",
			"diagnostics",
			"locate",
			"prepareRename",
			"rename",
			"renameFile",
			"codeActions",
			"apply",
			"recover",
			"capabilities",
			"request",
			"status",
			"reload",
			"doctor",
			"batch",
			"gate",
			"reward",
			"trace",
			"schema",
			"serve",
			"stop",
			"merge",
			"publish"
		] },
		"requestedTool": { "enum": [
			"pyright",
			"mypy",
			"tsc",
			"ruff",
			"sarif"
		] },
		"selectorKind": { "enum": [
			"cursor",
			"range",
			"symbol",
			"ast",
			"anchor",
			"locate"
		] },
		"share": {
			"type": "number",
			"minimum": 0,
			"maximum": 1
		},
		"symbolId": {
			"type": "string",
			"pattern": "^sym1:[0-9a-f]{96}$"
		},
		"target": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"uri",
				"range",
				"selectionRange",
				"docVersion"
			],
			"properties": {
				"uri": { "$ref": "#/$defs/uri" },
				"range": { "$ref": "#/$defs/range" },
				"selectionRange": { "$ref": "#/$defs/range" },
				"docVersion": { "$ref": "#/$defs/documentVersion" },
				"symbolId": { "$ref": "#/$defs/symbolId" }
			}
		},
		"candidate": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"uri",
				"range",
				"score",
				"certified",
				"features",
				"explanation",
				"docVersion"
			],
			"properties": {
				"uri": { "$ref": "#/$defs/uri" },
				"range": { "$ref": "#/$defs/range" },
				"selectionRange": { "$ref": "#/$defs/range" },
				"score": { "$ref": "#/$defs/share" },
				"certified": { "type": "boolean" },
				"features": {
					"type": "object",
					"additionalProperties": false,
					"required": [
						"ast",
						"module",
						"token",
						"prox"
					],
					"properties": {
						"ast": { "anyOf": [{ "$ref": "#/$defs/share" }, { "type": "null" }] },
						"module": { "anyOf": [{ "$ref": "#/$defs/share" }, { "type": "null" }] },
						"token": { "anyOf": [{ "$ref": "#/$defs/share" }, { "type": "null" }] },
						"prox": { "anyOf": [{ "$ref": "#/$defs/share" }, { "type": "null" }] }
					}
				},
				"explanation": { "type": "string" },
				"docVersion": { "$ref": "#/$defs/documentVersion" },
				"symbolId": { "$ref": "#/$defs/symbolId" },
				"evidence": {
					"type": "array",
					"items": { "$ref": "#/$defs/resolutionEvidence" }
				}
			}
		},
		"resolutionEvidence": { "oneOf": [{ "$ref": "#/$defs/importStep" }, { "$ref": "#/$defs/serverOutline" }] },
		"importStep": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"kind",
				"uri",
				"docVersion",
				"range",
				"name",
				"module"
			],
			"properties": {
				"kind": { "enum": [
					"import",
					"star",
					"lazy",
					"submodule"
				] },
				"uri": { "$ref": "#/$defs/uri" },
				"docVersion": { "$ref": "#/$defs/documentVersion" },
				"range": { "anyOf": [{ "$ref": "#/$defs/range" }, { "type": "null" }] },
				"name": { "type": "string" },
				"module": { "$ref": "#/$defs/uri" }
			}
		},
		"serverOutline": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"kind",
				"uri",
				"docVersion",
				"provenance",
				"server"
			],
			"properties": {
				"kind": { "const": "documentSymbol" },
				"uri": { "$ref": "#/$defs/uri" },
				"docVersion": { "$ref": "#/$defs/documentVersion" },
				"provenance": { "const": "lsp" },
				"server": { "type": "string" }
			}
		},
		"resolution": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"original",
				"resolved",
				"confidence",
				"certified",
				"candidates",
				"weights",
				"thresholds"
			],
			"properties": {
				"original": { "type": "string" },
				"resolved": { "anyOf": [{ "$ref": "#/$defs/target" }, { "type": "null" }] },
				"confidence": { "$ref": "#/$defs/share" },
				"certified": { "type": "boolean" },
				"candidates": {
					"type": "array",
					"items": { "$ref": "#/$defs/candidate" }
				},
				"weights": {
					"type": "object",
					"additionalProperties": false,
					"required": [
						"ast",
						"module",
						"token",
						"prox"
					],
					"properties": {
						"ast": { "$ref": "#/$defs/share" },
						"module": { "$ref": "#/$defs/share" },
						"token": { "$ref": "#/$defs/share" },
						"prox": { "$ref": "#/$defs/share" }
					}
				},
				"thresholds": {
					"type": "object",
					"additionalProperties": false,
					"required": [
						"tau",
						"delta",
						"topK"
					],
					"properties": {
						"tau": { "$ref": "#/$defs/share" },
						"delta": { "$ref": "#/$defs/share" },
						"topK": {
							"type": "integer",
							"minimum": 1
						}
					}
				},
				"selector": { "$ref": "urn:lanser:schema:selector:1.0" },
				"foundVersion": {
					"type": "object",
					"additionalProperties": false,
					"required": ["blob", "commit"],
					"properties": {
						"blob": { "$ref": "#/$defs/documentVersion" },
						"commit": {
							"type": "string",
							"pattern": "^[0-9a-f]{40}$"
						}
					}
				},
				"historySearch": {
					"x-hashDomain": false,
					"type": "object",
					"additionalProperties": false,
					"required": ["outcome", "limits"],
					"properties": {
						"outcome": { "enum": [
							"found",
							"none",
							"commit-limit",
							"time-limit",
							"unavailable"
						] },
						"commits": {
							"type": "integer",
							"minimum": 0
						},
						"limits": {
							"type": "object",
							"additionalProperties": false,
							"required": ["commits", "milliseconds"],
							"properties": {
								"commits": {
									"type": "integer",
									"minimum": 0
								},
								"milliseconds": {
									"type": "integer",
									"minimum": 0
								}
							}
						}
					}
				},
				"evidence": {
					"type": "array",
					"items": { "$ref": "#/$defs/resolutionEvidence" }
				}
			}
		},
		"edits": {
			"type": "object",
			"additionalProperties": false,
			"required": ["plan", "diff"],
			"properties": {
				"plan": { "anyOf": [{ "$ref": "urn:lanser:schema:plan:1.0" }, { "type": "null" }] },
				"diff": { "type": ["string", "null"] },
				"applied": { "type": "boolean" }
			}
		},
		"incompleteAnswer": {
			"type": "object",
			"additionalProperties": false,
			"required": ["server", "error"],
			"properties": {
				"server": { "type": "string" },
				"error": { "$ref": "#/$defs/error" }
			}
		},
		"error": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"code",
				"message",
				"details"
			],
			"properties": {
				"code": {
					"type": "string",
					"pattern": "^E/[A-Z_]+$"
				},
				"message": { "type": "string" },
				"details": {
					"type": "object",
					"additionalProperties": true
				}
			}
		},
		"processReward": { "oneOf": [{ "$ref": "#/$defs/rlCsfReward" }, { "$ref": "#/$defs/prReward" }] },
		"rlCsfReward": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"version",
				"previousBundleId",
				"r",
				"components",
				"weights",
				"source",
				"scopeChanged",
				"explanation"
			],
			"properties": {
				"version": { "enum": ["rl-csf-v1"] },
				"previousBundleId": { "anyOf": [{ "$ref": "#/$defs/contentHash" }, { "type": "null" }] },
				"r": { "type": "number" },
				"components": { "$ref": "#/$defs/rlCsfComponents" },
				"weights": { "$ref": "#/$defs/rewardWeights" },
				"source": { "enum": ["bundle", "gate"] },
				"scopeChanged": { "type": "boolean" },
				"explanation": { "type": "string" }
			}
		},
		"rlCsfComponents": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"diag_delta",
				"safety_delta",
				"confidence_delta",
				"tool_error"
			],
			"properties": {
				"diag_delta": { "type": "number" },
				"safety_delta": { "type": "number" },
				"confidence_delta": { "type": "number" },
				"tool_error": { "enum": [0, 1] }
			}
		},
		"prReward": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"version",
				"previousBundleId",
				"r",
				"components",
				"weights",
				"source",
				"scopeChanged",
				"explanation"
			],
			"properties": {
				"version": { "enum": ["pr-v1"] },
				"previousBundleId": { "anyOf": [{ "$ref": "#/$defs/contentHash" }, { "type": "null" }] },
				"r": { "type": "number" },
				"components": { "$ref": "#/$defs/prComponents" },
				"weights": { "$ref": "#/$defs/prWeights" },
				"source": { "enum": ["bundle", "gate"] },
				"scopeChanged": { "type": "boolean" },
				"explanation": { "type": "string" }
			}
		},
		"prComponents": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"diag_delta",
				"safety",
				"ambiguity_penalty",
				"alpha_conf"
			],
			"properties": {
				"diag_delta": { "type": "number" },
				"safety": { "$ref": "#/$defs/share" },
				"ambiguity_penalty": { "$ref": "#/$defs/share" },
				"alpha_conf": { "$ref": "#/$defs/share" }
			}
		},
		"prWeights": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"alpha",
				"beta",
				"gamma"
			],
			"properties": {
				"alpha": {
					"type": "number",
					"minimum": 0
				},
				"beta": {
					"type": "number",
					"minimum": 0
				},
				"gamma": {
					"type": "number",
					"minimum": 0
				}
			}
		},
		"rewardWeights": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"wD",
				"wS",
				"wA",
				"wE",
				"gamma"
			],
			"properties": {
				"wD": {
					"type": "number",
					"minimum": 0
				},
				"wS": {
					"type": "number",
					"minimum": 0
				},
				"wA": {
					"type": "number",
					"minimum": 0
				},
				"wE": {
					"type": "number",
					"minimum": 0
				},
				"gamma": {
					"type": "number",
					"minimum": 0
				}
			}
		},
		"pythonEnvironment": {
			"type": "object",
			"additionalProperties": false,
			"required": ["version", "packagesDigest"],
			"properties": {
				"version": { "type": "string" },
				"packagesDigest": { "$ref": "#/$defs/contentHash" }
			}
		},
		"environment": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"tool",
				"server",
				"positionEncoding",
				"python",
				"configDigest",
				"platform"
			],
			"properties": {
				"tool": {
					"$ref": "#/$defs/nameAndVersion",
					"x-hashDomain": true
				},
				"server": {
					"anyOf": [{ "$ref": "#/$defs/nameAndVersion" }, { "type": "null" }],
					"x-hashDomain": true
				},
				"positionEncoding": {
					"enum": [
						"utf-8",
						"utf-16",
						"utf-32"
					],
					"x-hashDomain": true
				},
				"python": {
					"anyOf": [{ "$ref": "#/$defs/pythonEnvironment" }, { "type": "null" }],
					"x-hashDomain": true
				},
				"configDigest": {
					"anyOf": [{ "$ref": "#/$defs/contentHash" }, { "type": "null" }],
					"x-hashDomain": true
				},
				"platform": {
					"type": "string",
					"x-hashDomain": true
				},
				"local": {
					"$ref": "#/$defs/localEnvironment",
					"x-hashDomain": false
				},
				"servers": {
					"type": "array",
					"items": { "$ref": "#/$defs/nameAndVersion" },
					"x-hashDomain": true
				}
			}
		},
		"localEnvironment": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"workspaceRoot": { "type": "string" },
				"pythonExe": { "type": ["string", "null"] },
				"venvPath": { "type": ["string", "null"] },
				"node": { "type": "string" },
				"cage": { "enum": ["permission-model", "none"] },
				"programs": {
					"type": "object",
					"additionalProperties": { "type": "string" }
				}
			}
		},
		"nameAndVersion": {
			"type": "object",
			"additionalProperties": false,
			"required": ["name", "version"],
			"properties": {
				"name": { "type": "string" },
				"version": { "type": "string" }
			}
		},
		"capabilities": {
			"type": "object",
			"additionalProperties": false,
			"required": ["partialResult", "cancellable"],
			"properties": {
				"partialResult": { "type": "boolean" },
				"cancellable": { "type": "boolean" }
			}
		},
		"meta": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"exitCode",
				"hashing",
				"sortingKeys",
				"truncated"
			],
			"properties": {
				"exitCode": {
					"type": "integer",
					"minimum": 0,
					"maximum": 255,
					"x-hashDomain": true
				},
				"hashing": {
					"type": "object",
					"additionalProperties": false,
					"required": ["algo"],
					"properties": { "algo": { "const": "sha256-jcs-v1" } },
					"x-hashDomain": true
				},
				"sortingKeys": {
					"type": "array",
					"items": { "type": "string" },
					"x-hashDomain": true
				},
				"truncated": {
					"anyOf": [{ "$ref": "#/$defs/truncated" }, { "type": "null" }],
					"x-hashDomain": true
				},
				"snapshot": {
					"anyOf": [{
						"type": "string",
						"pattern": "^git-tree:[0-9a-f]{40,64}$"
					}, { "type": "null" }],
					"x-hashDomain": false
				},
				"timing": {
					"type": "object",
					"additionalProperties": {
						"type": "number",
						"minimum": 0
					},
					"x-hashDomain": false
				},
				"startedAt": {
					"type": "string",
					"x-hashDomain": false
				},
				"batch": {
					"type": "object",
					"additionalProperties": false,
					"required": ["line", "id"],
					"properties": {
						"line": {
							"type": "integer",
							"minimum": 1
						},
						"id": {},
						"ordinal": {
							"type": "integer",
							"minimum": 1
						},
						"request": {
							"type": "string",
							"pattern": "^sha256:[0-9a-f]{64}$"
						},
						"input": {
							"type": "object",
							"additionalProperties": false,
							"required": ["requests", "digest"],
							"properties": {
								"requests": {
									"type": "integer",
									"minimum": 1
								},
								"digest": {
									"type": "string",
									"pattern": "^sha256:[0-9a-f]{64}$"
								}
							}
						}
					},
					"x-hashDomain": false
				}
			}
		},
		"truncated": {
			"type": "object",
			"additionalProperties": false,
			"required": ["total", "cursor"],
			"properties": {
				"total": {
					"type": "integer",
					"minimum": 0
				},
				"cursor": { "type": ["string", "null"] }
			}
		},
		"location": {
			"type": "object",
			"additionalProperties": false,
			"required": ["uri", "range"],
			"properties": {
				"uri": { "$ref": "#/$defs/uri" },
				"range": { "$ref": "#/$defs/range" }
			}
		},
		"definitionsFacts": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"provenance",
				"documents",
				"definitions"
			],
			"properties": {
				"provenance": { "$ref": "#/$defs/provenance" },
				"documents": { "$ref": "#/$defs/documents" },
				"definitions": {
					"type": "array",
					"items": { "$ref": "#/$defs/location" }
				}
			}
		},
		"typeDefinitionsFacts": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"provenance",
				"documents",
				"typeDefinitions"
			],
			"properties": {
				"provenance": { "$ref": "#/$defs/provenance" },
				"documents": { "$ref": "#/$defs/documents" },
				"typeDefinitions": {
					"type": "array",
					"items": { "$ref": "#/$defs/location" }
				}
			}
		},
		"implementationsFacts": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"provenance",
				"documents",
				"implementations"
			],
			"properties": {
				"provenance": { "$ref": "#/$defs/provenance" },
				"documents": { "$ref": "#/$defs/documents" },
				"implementations": {
					"type": "array",
					"items": { "$ref": "#/$defs/location" }
				}
			}
		},
		"declarationsFacts": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"provenance",
				"documents",
				"declarations"
			],
			"properties": {
				"provenance": { "$ref": "#/$defs/provenance" },
				"documents": { "$ref": "#/$defs/documents" },
				"declarations": {
					"type": "array",
					"items": { "$ref": "#/$defs/location" }
				}
			}
		},
		"referencesFacts": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"provenance",
				"documents",
				"references",
				"total"
			],
			"properties": {
				"provenance": { "$ref": "#/$defs/provenance" },
				"documents": { "$ref": "#/$defs/documents" },
				"references": {
					"type": "array",
					"maxItems": 1e5,
					"items": { "$ref": "#/$defs/location" }
				},
				"total": {
					"type": "integer",
					"minimum": 0
				}
			}
		},
		"hover": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"contents",
				"kind",
				"range"
			],
			"properties": {
				"contents": { "type": "string" },
				"kind": { "enum": ["markdown", "plaintext"] },
				"range": { "anyOf": [{ "$ref": "#/$defs/range" }, { "type": "null" }] }
			}
		},
		"hoverFacts": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"provenance",
				"documents",
				"hover"
			],
			"properties": {
				"provenance": { "$ref": "#/$defs/provenance" },
				"documents": { "$ref": "#/$defs/documents" },
				"hover": { "anyOf": [{ "$ref": "#/$defs/hover" }, { "type": "null" }] }
			}
		},
		"symbolKind": { "enum": [
			"File",
			"Module",
			"Namespace",
			"Package",
			"Class",
			"Method",
			"Property",
			"Field",
			"Constructor",
			"Enum",
			"Interface",
			"Function",
			"Variable",
			"Constant",
			"String",
			"Number",
			"Boolean",
			"Array",
			"Object",
			"Key",
			"Null",
			"EnumMember",
			"Struct",
			"Event",
			"Operator",
			"TypeParameter"
		] },
		"symbol": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"uri",
				"range",
				"selectionRange",
				"container"
			],
			"properties": {
				"name": { "type": "string" },
				"kind": { "$ref": "#/$defs/symbolKind" },
				"uri": { "$ref": "#/$defs/uri" },
				"range": { "$ref": "#/$defs/range" },
				"selectionRange": { "$ref": "#/$defs/range" },
				"container": { "type": ["string", "null"] },
				"symbolId": { "$ref": "#/$defs/symbolId" }
			}
		},
		"symbolsFacts": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"provenance",
				"documents",
				"symbols"
			],
			"properties": {
				"provenance": { "$ref": "#/$defs/provenance" },
				"documents": { "$ref": "#/$defs/documents" },
				"symbols": {
					"type": "array",
					"items": { "$ref": "#/$defs/symbol" }
				},
				"incomplete": {
					"type": "array",
					"minItems": 1,
					"items": { "$ref": "#/$defs/incompleteAnswer" }
				}
			}
		},
		"capabilitiesFacts": {
			"type": "object",
			"additionalProperties": false,
			"required": ["provenance", "capabilities"],
			"properties": {
				"provenance": { "$ref": "#/$defs/provenance" },
				"capabilities": {
					"type": "object",
					"additionalProperties": true
				}
			}
		},
		"requestFacts": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"provenance",
				"documents",
				"result"
			],
			"properties": {
				"provenance": { "$ref": "#/$defs/provenance" },
				"documents": { "$ref": "#/$defs/documents" },
				"result": {}
			}
		},
		"serverStatus": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"root",
				"state",
				"version"
			],
			"properties": {
				"name": { "type": "string" },
				"root": { "type": "string" },
				"state": { "enum": [
					"configured",
					"running",
					"failed",
					"missing",
					"disabled"
				] },
				"version": { "type": ["string", "null"] }
			}
		},
		"check": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"passed",
				"detail"
			],
			"properties": {
				"name": { "type": "string" },
				"passed": { "type": ["boolean", "null"] },
				"detail": { "type": "string" },
				"places": {
					"type": "array",
					"items": { "$ref": "#/$defs/location" }
				}
			}
		},
		"statusFacts": {
			"type": "object",
			"additionalProperties": false,
			"required": ["servers", "checks"],
			"properties": {
				"servers": {
					"type": "array",
					"items": { "$ref": "#/$defs/serverStatus" }
				},
				"checks": {
					"type": "array",
					"items": { "$ref": "#/$defs/check" }
				}
			}
		},
		"prepareRename": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"uri",
				"range",
				"placeholder"
			],
			"properties": {
				"uri": { "$ref": "#/$defs/uri" },
				"range": { "$ref": "#/$defs/range" },
				"placeholder": { "type": "string" }
			}
		},
		"prepareRenameFacts": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"provenance",
				"documents",
				"prepareRename"
			],
			"properties": {
				"provenance": { "$ref": "#/$defs/provenance" },
				"documents": { "$ref": "#/$defs/documents" },
				"prepareRename": { "anyOf": [{ "$ref": "#/$defs/prepareRename" }, { "type": "null" }] }
			}
		},
		"safety": {
			"type": "object",
			"additionalProperties": false,
			"required": ["ready", "checks"],
			"properties": {
				"ready": { "$ref": "#/$defs/share" },
				"checks": {
					"type": "array",
					"items": { "$ref": "#/$defs/check" }
				}
			}
		},
		"notCovered": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"uri",
				"range",
				"reason",
				"text"
			],
			"properties": {
				"uri": { "$ref": "#/$defs/uri" },
				"range": { "$ref": "#/$defs/range" },
				"reason": {
					"type": "string",
					"pattern": "^[a-z]+(-[a-z]+)*$"
				},
				"text": { "type": "string" }
			}
		},
		"editFacts": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"provenance",
				"documents",
				"safety",
				"diagnosticsBefore",
				"diagnosticsAfter",
				"notCovered"
			],
			"properties": {
				"provenance": { "$ref": "#/$defs/provenance" },
				"documents": { "$ref": "#/$defs/documents" },
				"safety": { "$ref": "#/$defs/safety" },
				"diagnosticsBefore": { "anyOf": [{ "$ref": "#/$defs/counts" }, { "type": "null" }] },
				"diagnosticsAfter": { "anyOf": [{ "$ref": "#/$defs/counts" }, { "type": "null" }] },
				"notCovered": {
					"type": "array",
					"items": { "$ref": "#/$defs/notCovered" }
				}
			}
		},
		"codeAction": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"index",
				"title",
				"kind",
				"disabled"
			],
			"properties": {
				"index": {
					"type": "integer",
					"minimum": 0
				},
				"title": { "type": "string" },
				"kind": { "type": ["string", "null"] },
				"disabled": { "type": ["string", "null"] }
			}
		},
		"evidenceFinding": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"kind",
				"uri",
				"range",
				"text"
			],
			"properties": {
				"kind": { "enum": [
					"suppression",
					"directive",
					"cast",
					"any",
					"rule",
					"excluded",
					"deleted",
					"stub",
					"test",
					"configuration",
					"unreachable"
				] },
				"uri": { "$ref": "#/$defs/uri" },
				"range": { "anyOf": [{ "$ref": "#/$defs/range" }, { "type": "null" }] },
				"text": { "type": "string" },
				"before": {},
				"after": {}
			}
		},
		"missingDocument": {
			"type": "object",
			"additionalProperties": false,
			"required": ["uri", "docVersion"],
			"properties": {
				"uri": { "$ref": "#/$defs/uri" },
				"docVersion": { "$ref": "#/$defs/documentVersion" }
			}
		},
		"bundleEvidence": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"findings",
				"hidden",
				"notFound"
			],
			"properties": {
				"findings": {
					"type": "array",
					"items": { "$ref": "#/$defs/evidenceFinding" }
				},
				"hidden": {
					"type": "integer",
					"minimum": 0
				},
				"notFound": {
					"type": "array",
					"items": { "$ref": "#/$defs/missingDocument" }
				}
			}
		},
		"rewardFacts": {
			"type": "object",
			"additionalProperties": false,
			"required": ["evidence"],
			"properties": { "evidence": { "anyOf": [{ "$ref": "#/$defs/bundleEvidence" }, { "type": "null" }] } }
		},
		"codeActionsFacts": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"provenance",
				"documents",
				"codeActions"
			],
			"properties": {
				"provenance": { "$ref": "#/$defs/provenance" },
				"documents": { "$ref": "#/$defs/documents" },
				"codeActions": {
					"type": "array",
					"items": { "$ref": "#/$defs/codeAction" }
				}
			}
		}
	}
};
const pattern3 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate56.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern3.test(data)) {
			vErrors = add(vErrors, instancePath, "pattern", { pattern: "^sha256:[0-9a-f]{64}$" });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate56.errors = vErrors;
	return errors === 0;
}
validate56.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema23 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["cmd", "options"],
	"properties": {
		"cmd": { "anyOf": [{ "$ref": "#/$defs/command" }, { "type": "null" }] },
		"selector": { "anyOf": [{ "$ref": "urn:lanser:schema:selector:1.0" }, { "type": "null" }] },
		"options": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"workspace": { "const": true },
				"files": {
					"type": "array",
					"items": { "type": "string" }
				},
				"base": { "type": "string" },
				"head": { "type": "string" },
				"workingDirectories": {
					"type": "array",
					"items": { "type": "string" }
				},
				"tool": { "$ref": "#/$defs/requestedTool" },
				"indexIo": { "$ref": "urn:lanser:schema:selector:1.0#/$defs/indexing" },
				"as": { "$ref": "#/$defs/selectorKind" },
				"topK": {
					"type": "integer",
					"minimum": 1
				},
				"server": { "type": "string" },
				"includeDeclaration": { "const": false },
				"limit": {
					"type": "integer",
					"minimum": 1,
					"maximum": 1e5
				},
				"cursor": { "type": "string" },
				"file": { "type": "string" },
				"query": { "type": "string" },
				"method": { "type": "string" },
				"params": {},
				"newName": {
					"type": "string",
					"minLength": 1
				},
				"oldUri": { "$ref": "#/$defs/uri" },
				"newUri": { "$ref": "#/$defs/uri" },
				"apply": { "const": true },
				"allowDirty": { "const": true },
				"allowPath": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"denyPath": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"denyApplyOnAmbiguous": { "const": false },
				"target": {
					"type": "integer",
					"minimum": 1
				},
				"confirm": { "const": true },
				"threeWay": { "const": true },
				"overrides": { "const": true },
				"kind": {
					"type": "string",
					"minLength": 1
				},
				"pick": {
					"type": ["string", "integer"],
					"minLength": 1,
					"minimum": 0
				},
				"planId": { "$ref": "#/$defs/contentHash" },
				"bundle": { "$ref": "#/$defs/contentHash" },
				"prev": { "$ref": "#/$defs/contentHash" },
				"scope": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"evidence": { "const": true },
				"countSuppressions": { "const": true }
			}
		}
	}
};
const schema24 = { "enum": [
	"definition",
	"declaration",
	"typeDefinition",
	"implementation",
	"references",
	"hover",
	"symbols",
	"diagnostics",
	"locate",
	"prepareRename",
	"rename",
	"renameFile",
	"codeActions",
	"apply",
	"recover",
	"capabilities",
	"request",
	"status",
	"reload",
	"doctor",
	"batch",
	"gate",
	"reward",
	"trace",
	"schema",
	"serve",
	"stop",
	"merge",
	"publish"
] };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate59.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "definition" || data === "declaration" || data === "typeDefinition" || data === "implementation" || data === "references" || data === "hover" || data === "symbols" || data === "diagnostics" || data === "locate" || data === "prepareRename" || data === "rename" || data === "renameFile" || data === "codeActions" || data === "apply" || data === "recover" || data === "capabilities" || data === "request" || data === "status" || data === "reload" || data === "doctor" || data === "batch" || data === "gate" || data === "reward" || data === "trace" || data === "schema" || data === "serve" || data === "stop" || data === "merge" || data === "publish")) {
		vErrors = add(vErrors, instancePath, "enum", { allowedValues: schema24.enum });
		errors++;
	}
	validate59.errors = vErrors;
	return errors === 0;
}
validate59.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate63.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func2(data) < 1) {
			vErrors = add(vErrors, instancePath, "minLength", { limit: 1 });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate63.errors = vErrors;
	return errors === 0;
}
validate63.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate65.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
		vErrors = add(vErrors, instancePath, "type", { type: "integer" });
		errors++;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data > 9007199254740991 || isNaN(data)) {
			vErrors = add(vErrors, instancePath, "maximum", {
				comparison: "<=",
				limit: 9007199254740991
			});
			errors++;
		}
		if (data < 1 || isNaN(data)) {
			vErrors = add(vErrors, instancePath, "minimum", {
				comparison: ">=",
				limit: 1
			});
			errors++;
		}
	}
	validate65.errors = vErrors;
	return errors === 0;
}
validate65.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema29 = { "enum": [
	"utf-8",
	"utf-16",
	"codepoint"
] };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate68.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "utf-8" || data === "utf-16" || data === "codepoint")) {
		vErrors = add(vErrors, instancePath, "enum", { allowedValues: schema29.enum });
		errors++;
	}
	validate68.errors = vErrors;
	return errors === 0;
}
validate68.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern4 = new RegExp("^blob:[0-9a-f]{40}$", "u");
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate70.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern4.test(data)) {
			vErrors = add(vErrors, instancePath, "pattern", { pattern: "^blob:[0-9a-f]{40}$" });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate70.errors = vErrors;
	return errors === 0;
}
validate70.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate62.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.line === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "line" });
			errors++;
		}
		if (data.col === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "col" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "kind" || key0 === "uri" || key0 === "line" || key0 === "col" || key0 === "indexing" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("cursor" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "cursor" });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate63(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate63.errors);
				errors = vErrors.length;
			}
		}
		if (data.line !== void 0) {
			if (!validate65(data.line, { instancePath: instancePath + "/line" })) {
				vErrors = join(vErrors, validate65.errors);
				errors = vErrors.length;
			}
		}
		if (data.col !== void 0) {
			if (!validate65(data.col, { instancePath: instancePath + "/col" })) {
				vErrors = join(vErrors, validate65.errors);
				errors = vErrors.length;
			}
		}
		if (data.indexing !== void 0) {
			if (!validate68(data.indexing, { instancePath: instancePath + "/indexing" })) {
				vErrors = join(vErrors, validate68.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate70(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate70.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate62.errors = vErrors;
	return errors === 0;
}
validate62.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate75.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		if (data.length > 2) {
			vErrors = add(vErrors, instancePath, "maxItems", { limit: 2 });
			errors++;
		}
		if (data.length < 2) {
			vErrors = add(vErrors, instancePath, "minItems", { limit: 2 });
			errors++;
		}
		const len0 = data.length;
		if (len0 > 0) {
			if (!validate65(data[0], { instancePath: instancePath + "/0" })) {
				vErrors = join(vErrors, validate65.errors);
				errors = vErrors.length;
			}
		}
		if (len0 > 1) {
			if (!validate65(data[1], { instancePath: instancePath + "/1" })) {
				vErrors = join(vErrors, validate65.errors);
				errors = vErrors.length;
			}
		}
		if (!(data.length <= 2)) {
			vErrors = add(vErrors, instancePath, "items", { limit: 2 });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "array" });
		errors++;
	}
	validate75.errors = vErrors;
	return errors === 0;
}
validate75.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate73.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.start === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "start" });
			errors++;
		}
		if (data.end === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "end" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "kind" || key0 === "uri" || key0 === "start" || key0 === "end" || key0 === "indexing" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("range" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "range" });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate63(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate63.errors);
				errors = vErrors.length;
			}
		}
		if (data.start !== void 0) {
			if (!validate75(data.start, { instancePath: instancePath + "/start" })) {
				vErrors = join(vErrors, validate75.errors);
				errors = vErrors.length;
			}
		}
		if (data.end !== void 0) {
			if (!validate75(data.end, { instancePath: instancePath + "/end" })) {
				vErrors = join(vErrors, validate75.errors);
				errors = vErrors.length;
			}
		}
		if (data.indexing !== void 0) {
			if (!validate68(data.indexing, { instancePath: instancePath + "/indexing" })) {
				vErrors = join(vErrors, validate68.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate70(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate70.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate73.errors = vErrors;
	return errors === 0;
}
validate73.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema33 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"qualname",
		"role"
	],
	"properties": {
		"$schema": { "type": "string" },
		"kind": { "const": "symbol" },
		"qualname": {
			"type": "string",
			"pattern": "^([\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*:[\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*|\\./[\\s\\S]+:#?[\\p{XIDS}_$][\\p{XIDC}$]*(\\.#?[\\p{XIDS}_$][\\p{XIDC}$]*)*)$"
		},
		"role": { "enum": [
			"def",
			"sig",
			"body",
			"doc"
		] },
		"overload": { "$ref": "#/$defs/natural" },
		"follow": { "const": false },
		"symbolId": { "$ref": "#/$defs/symbolId" },
		"docVersion": { "$ref": "#/$defs/docVersion" }
	}
};
const pattern5 = new RegExp("^([\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*:[\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*|\\./[\\s\\S]+:#?[\\p{XIDS}_$][\\p{XIDC}$]*(\\.#?[\\p{XIDS}_$][\\p{XIDC}$]*)*)$", "u");
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate84.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
		vErrors = add(vErrors, instancePath, "type", { type: "integer" });
		errors++;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data > 9007199254740991 || isNaN(data)) {
			vErrors = add(vErrors, instancePath, "maximum", {
				comparison: "<=",
				limit: 9007199254740991
			});
			errors++;
		}
		if (data < 0 || isNaN(data)) {
			vErrors = add(vErrors, instancePath, "minimum", {
				comparison: ">=",
				limit: 0
			});
			errors++;
		}
	}
	validate84.errors = vErrors;
	return errors === 0;
}
validate84.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern6 = new RegExp("^sym1:[0-9a-f]{16,128}$", "u");
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate86.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern6.test(data)) {
			vErrors = add(vErrors, instancePath, "pattern", { pattern: "^sym1:[0-9a-f]{16,128}$" });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate86.errors = vErrors;
	return errors === 0;
}
validate86.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate83.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.qualname === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "qualname" });
			errors++;
		}
		if (data.role === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "role" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "kind" || key0 === "qualname" || key0 === "role" || key0 === "overload" || key0 === "follow" || key0 === "symbolId" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("symbol" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "symbol" });
				errors++;
			}
		}
		if (data.qualname !== void 0) {
			let data2 = data.qualname;
			if (typeof data2 === "string") {
				if (!pattern5.test(data2)) {
					vErrors = add(vErrors, instancePath + "/qualname", "pattern", { pattern: "^([\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*:[\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*|\\./[\\s\\S]+:#?[\\p{XIDS}_$][\\p{XIDC}$]*(\\.#?[\\p{XIDS}_$][\\p{XIDC}$]*)*)$" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/qualname", "type", { type: "string" });
				errors++;
			}
		}
		if (data.role !== void 0) {
			let data3 = data.role;
			if (!(data3 === "def" || data3 === "sig" || data3 === "body" || data3 === "doc")) {
				vErrors = add(vErrors, instancePath + "/role", "enum", { allowedValues: schema33.properties.role.enum });
				errors++;
			}
		}
		if (data.overload !== void 0) {
			if (!validate84(data.overload, { instancePath: instancePath + "/overload" })) {
				vErrors = join(vErrors, validate84.errors);
				errors = vErrors.length;
			}
		}
		if (data.follow !== void 0) {
			if (false !== data.follow) {
				vErrors = add(vErrors, instancePath + "/follow", "const", { allowedValue: false });
				errors++;
			}
		}
		if (data.symbolId !== void 0) {
			if (!validate86(data.symbolId, { instancePath: instancePath + "/symbolId" })) {
				vErrors = join(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate70(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate70.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate83.errors = vErrors;
	return errors === 0;
}
validate83.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern7 = new RegExp("^[\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*$", "u");
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate91.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		if (data.length > 2) {
			vErrors = add(vErrors, instancePath, "maxItems", { limit: 2 });
			errors++;
		}
		if (data.length < 2) {
			vErrors = add(vErrors, instancePath, "minItems", { limit: 2 });
			errors++;
		}
		const len0 = data.length;
		if (len0 > 0) {
			if ("module" !== data[0]) {
				vErrors = add(vErrors, instancePath + "/0", "const", { allowedValue: "module" });
				errors++;
			}
		}
		if (len0 > 1) {
			let data1 = data[1];
			if (typeof data1 === "string") {
				if (!pattern7.test(data1)) {
					vErrors = add(vErrors, instancePath + "/1", "pattern", { pattern: "^[\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*$" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/1", "type", { type: "string" });
				errors++;
			}
		}
		if (!(data.length <= 2)) {
			vErrors = add(vErrors, instancePath, "items", { limit: 2 });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "array" });
		errors++;
	}
	validate91.errors = vErrors;
	return errors === 0;
}
validate91.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema38 = {
	"type": "array",
	"minItems": 2,
	"maxItems": 3,
	"prefixItems": [
		{ "enum": ["class", "def"] },
		{ "$ref": "#/$defs/identifier" },
		{ "$ref": "#/$defs/ordinal" }
	],
	"items": false
};
const pattern8 = new RegExp("^[\\p{XIDS}_][\\p{XIDC}]*$", "u");
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate94.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern8.test(data)) {
			vErrors = add(vErrors, instancePath, "pattern", { pattern: "^[\\p{XIDS}_][\\p{XIDC}]*$" });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate94.errors = vErrors;
	return errors === 0;
}
validate94.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate93.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		if (data.length > 3) {
			vErrors = add(vErrors, instancePath, "maxItems", { limit: 3 });
			errors++;
		}
		if (data.length < 2) {
			vErrors = add(vErrors, instancePath, "minItems", { limit: 2 });
			errors++;
		}
		const len0 = data.length;
		if (len0 > 0) {
			let data0 = data[0];
			if (!(data0 === "class" || data0 === "def")) {
				vErrors = add(vErrors, instancePath + "/0", "enum", { allowedValues: schema38.prefixItems[0].enum });
				errors++;
			}
		}
		if (len0 > 1) {
			if (!validate94(data[1], { instancePath: instancePath + "/1" })) {
				vErrors = join(vErrors, validate94.errors);
				errors = vErrors.length;
			}
		}
		if (len0 > 2) {
			if (!validate65(data[2], { instancePath: instancePath + "/2" })) {
				vErrors = join(vErrors, validate65.errors);
				errors = vErrors.length;
			}
		}
		if (!(data.length <= 3)) {
			vErrors = add(vErrors, instancePath, "items", { limit: 3 });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "array" });
		errors++;
	}
	validate93.errors = vErrors;
	return errors === 0;
}
validate93.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern9 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate90.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.path === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "path" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "kind" || key0 === "path" || key0 === "leaf" || key0 === "follow" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("ast" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "ast" });
				errors++;
			}
		}
		if (data.path !== void 0) {
			let data2 = data.path;
			if (Array.isArray(data2)) {
				if (data2.length < 1) {
					vErrors = add(vErrors, instancePath + "/path", "minItems", { limit: 1 });
					errors++;
				}
				if (data2.length > 0) {
					if (!validate91(data2[0], { instancePath: instancePath + "/path/0" })) {
						vErrors = join(vErrors, validate91.errors);
						errors = vErrors.length;
					}
				}
				const len1 = data2.length;
				if (!(len1 <= 1)) {
					for (let i0 = 1; i0 < len1; i0++) if (!validate93(data2[i0], { instancePath: instancePath + "/path/" + i0 })) {
						vErrors = join(vErrors, validate93.errors);
						errors = vErrors.length;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/path", "type", { type: "array" });
				errors++;
			}
		}
		if (data.leaf !== void 0) {
			let data5 = data.leaf;
			if (Array.isArray(data5)) {
				if (data5.length > 2) {
					vErrors = add(vErrors, instancePath + "/leaf", "maxItems", { limit: 2 });
					errors++;
				}
				if (data5.length < 2) {
					vErrors = add(vErrors, instancePath + "/leaf", "minItems", { limit: 2 });
					errors++;
				}
				const len2 = data5.length;
				if (len2 > 0) {
					let data6 = data5[0];
					if (typeof data6 === "string") {
						if (!pattern9.test(data6)) {
							vErrors = add(vErrors, instancePath + "/leaf/0", "pattern", { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/leaf/0", "type", { type: "string" });
						errors++;
					}
				}
				if (len2 > 1) {
					if (!validate65(data5[1], { instancePath: instancePath + "/leaf/1" })) {
						vErrors = join(vErrors, validate65.errors);
						errors = vErrors.length;
					}
				}
				if (!(data5.length <= 2)) {
					vErrors = add(vErrors, instancePath + "/leaf", "items", { limit: 2 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/leaf", "type", { type: "array" });
				errors++;
			}
		}
		if (data.follow !== void 0) {
			if (false !== data.follow) {
				vErrors = add(vErrors, instancePath + "/follow", "const", { allowedValue: false });
				errors++;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate70(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate70.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate90.errors = vErrors;
	return errors === 0;
}
validate90.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern10 = new RegExp("^sha1:[0-9a-f]{40}$", "u");
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate101.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.snippet === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "snippet" });
			errors++;
		}
		if (data.ctx === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "ctx" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "kind" || key0 === "uri" || key0 === "snippet" || key0 === "ctx" || key0 === "hash" || key0 === "near" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("anchor" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "anchor" });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate63(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate63.errors);
				errors = vErrors.length;
			}
		}
		if (data.snippet !== void 0) {
			let data3 = data.snippet;
			if (typeof data3 === "string") {
				if (func2(data3) < 1) {
					vErrors = add(vErrors, instancePath + "/snippet", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/snippet", "type", { type: "string" });
				errors++;
			}
		}
		if (data.ctx !== void 0) {
			if (!validate84(data.ctx, { instancePath: instancePath + "/ctx" })) {
				vErrors = join(vErrors, validate84.errors);
				errors = vErrors.length;
			}
		}
		if (data.hash !== void 0) {
			let data5 = data.hash;
			if (typeof data5 === "string") {
				if (!pattern10.test(data5)) {
					vErrors = add(vErrors, instancePath + "/hash", "pattern", { pattern: "^sha1:[0-9a-f]{40}$" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/hash", "type", { type: "string" });
				errors++;
			}
		}
		if (data.near !== void 0) {
			if (!validate65(data.near, { instancePath: instancePath + "/near" })) {
				vErrors = join(vErrors, validate65.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate70(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate70.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate101.errors = vErrors;
	return errors === 0;
}
validate101.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern11 = new RegExp("^#?[\\p{XIDS}_$][\\p{XIDC}$]*$", "u");
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate110.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern11.test(data)) {
			vErrors = add(vErrors, instancePath, "pattern", { pattern: "^#?[\\p{XIDS}_$][\\p{XIDC}$]*$" });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate110.errors = vErrors;
	return errors === 0;
}
validate110.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate109.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.symbol === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "symbol" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "symbol")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.symbol !== void 0) {
			let data0 = data.symbol;
			if (Array.isArray(data0)) {
				if (data0.length < 1) {
					vErrors = add(vErrors, instancePath + "/symbol", "minItems", { limit: 1 });
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate110(data0[i0], { instancePath: instancePath + "/symbol/" + i0 })) {
					vErrors = join(vErrors, validate110.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/symbol", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate109.errors = vErrors;
	return errors === 0;
}
validate109.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate113.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.lines === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "lines" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "lines")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.lines !== void 0) {
			if (!validate75(data.lines, { instancePath: instancePath + "/lines" })) {
				vErrors = join(vErrors, validate75.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate113.errors = vErrors;
	return errors === 0;
}
validate113.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate107.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "kind" || key0 === "uri" || key0 === "scope" || key0 === "find" || key0 === "occurrence" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("locate" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "locate" });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate63(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate63.errors);
				errors = vErrors.length;
			}
		}
		if (data.scope !== void 0) {
			let data3 = data.scope;
			const _errs7 = errors;
			let matches0 = 0;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs8 = errors;
			if (!validate109(data3, { instancePath: instancePath + "/scope" })) {
				vErrors = join(vErrors, validate109.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs8 === errors;
			branches0.push(errors - before0);
			if (_valid0) {
				matches0++;
				var props0 = true;
			}
			valid1 = matches0 === 1;
			const before1 = errors;
			const _errs9 = errors;
			if (!validate113(data3, { instancePath: instancePath + "/scope" })) {
				vErrors = join(vErrors, validate113.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs9 === errors;
			branches0.push(errors - before1);
			if (_valid0) {
				matches0++;
				if (props0 !== true) props0 = true;
			}
			valid1 = matches0 === 1;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/scope", "oneOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs7;
				if (vErrors !== null) {
					if (_errs7) vErrors.length = _errs7;
					else vErrors = null;
				}
			}
		}
		if (data.find !== void 0) {
			if (typeof data.find !== "string") {
				vErrors = add(vErrors, instancePath + "/find", "type", { type: "string" });
				errors++;
			}
		}
		if (data.occurrence !== void 0) {
			if (!validate65(data.occurrence, { instancePath: instancePath + "/occurrence" })) {
				vErrors = join(vErrors, validate65.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate70(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate70.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate107.errors = vErrors;
	return errors === 0;
}
validate107.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate61.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let matches0 = 0;
	const branches0 = [];
	let valid0 = false;
	const before0 = errors;
	const _errs1 = errors;
	if (!validate62(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate62.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	branches0.push(errors - before0);
	if (_valid0) {
		matches0++;
		var props0 = true;
	}
	valid0 = matches0 === 1;
	const before1 = errors;
	const _errs2 = errors;
	if (!validate73(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate73.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	branches0.push(errors - before1);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	const before2 = errors;
	const _errs3 = errors;
	if (!validate83(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate83.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs3 === errors;
	branches0.push(errors - before2);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	const before3 = errors;
	const _errs4 = errors;
	if (!validate90(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate90.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs4 === errors;
	branches0.push(errors - before3);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	const before4 = errors;
	const _errs5 = errors;
	if (!validate101(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate101.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs5 === errors;
	branches0.push(errors - before4);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	const before5 = errors;
	const _errs6 = errors;
	if (!validate107(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate107.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs6 === errors;
	branches0.push(errors - before5);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	if (!valid0) {
		vErrors = add(vErrors, instancePath, "oneOf", { branches: branches0 });
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate61.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate61.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
const schema45 = { "enum": [
	"pyright",
	"mypy",
	"tsc",
	"ruff",
	"sarif"
] };
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate120.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "pyright" || data === "mypy" || data === "tsc" || data === "ruff" || data === "sarif")) {
		vErrors = add(vErrors, instancePath, "enum", { allowedValues: schema45.enum });
		errors++;
	}
	validate120.errors = vErrors;
	return errors === 0;
}
validate120.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate122.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "utf-8" || data === "utf-16" || data === "codepoint")) {
		vErrors = add(vErrors, instancePath, "enum", { allowedValues: schema29.enum });
		errors++;
	}
	validate122.errors = vErrors;
	return errors === 0;
}
validate122.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema47 = { "enum": [
	"cursor",
	"range",
	"symbol",
	"ast",
	"anchor",
	"locate"
] };
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate124.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "cursor" || data === "range" || data === "symbol" || data === "ast" || data === "anchor" || data === "locate")) {
		vErrors = add(vErrors, instancePath, "enum", { allowedValues: schema47.enum });
		errors++;
	}
	validate124.errors = vErrors;
	return errors === 0;
}
validate124.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate126.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func2(data) < 1) {
			vErrors = add(vErrors, instancePath, "minLength", { limit: 1 });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate126.errors = vErrors;
	return errors === 0;
}
validate126.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate58.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.cmd === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "cmd" });
			errors++;
		}
		if (data.options === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "options" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "cmd" || key0 === "selector" || key0 === "options")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.cmd !== void 0) {
			let data0 = data.cmd;
			const _errs3 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs4 = errors;
			if (!validate59(data0, { instancePath: instancePath + "/cmd" })) {
				vErrors = join(vErrors, validate59.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs4 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs5 = errors;
			if (data0 !== null) {
				vErrors = add(vErrors, instancePath + "/cmd", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs5 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/cmd", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
		if (data.selector !== void 0) {
			let data1 = data.selector;
			const _errs8 = errors;
			const branches1 = [];
			let valid2 = false;
			const before2 = errors;
			const _errs9 = errors;
			if (!validate61(data1, { instancePath: instancePath + "/selector" })) {
				vErrors = join(vErrors, validate61.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs9 === errors;
			branches1.push(errors - before2);
			valid2 = valid2 || _valid1;
			const before3 = errors;
			const _errs10 = errors;
			if (data1 !== null) {
				vErrors = add(vErrors, instancePath + "/selector", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs10 === errors;
			branches1.push(errors - before3);
			valid2 = valid2 || _valid1;
			if (!valid2) {
				vErrors = add(vErrors, instancePath + "/selector", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs8;
				if (vErrors !== null) {
					if (_errs8) vErrors.length = _errs8;
					else vErrors = null;
				}
			}
		}
		if (data.options !== void 0) {
			let data2 = data.options;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				for (const key1 in data2) if (!func1.call(schema23.properties.options.properties, key1)) {
					vErrors = add(vErrors, instancePath + "/options", "additionalProperties", { additionalProperty: key1 });
					errors++;
				}
				if (data2.workspace !== void 0) {
					if (true !== data2.workspace) {
						vErrors = add(vErrors, instancePath + "/options/workspace", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.files !== void 0) {
					let data4 = data2.files;
					if (Array.isArray(data4)) {
						const len0 = data4.length;
						for (let i0 = 0; i0 < len0; i0++) if (typeof data4[i0] !== "string") {
							vErrors = add(vErrors, instancePath + "/options/files/" + i0, "type", { type: "string" });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/files", "type", { type: "array" });
						errors++;
					}
				}
				if (data2.base !== void 0) {
					if (typeof data2.base !== "string") {
						vErrors = add(vErrors, instancePath + "/options/base", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.head !== void 0) {
					if (typeof data2.head !== "string") {
						vErrors = add(vErrors, instancePath + "/options/head", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.workingDirectories !== void 0) {
					let data8 = data2.workingDirectories;
					if (Array.isArray(data8)) {
						const len1 = data8.length;
						for (let i1 = 0; i1 < len1; i1++) if (typeof data8[i1] !== "string") {
							vErrors = add(vErrors, instancePath + "/options/workingDirectories/" + i1, "type", { type: "string" });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/workingDirectories", "type", { type: "array" });
						errors++;
					}
				}
				if (data2.tool !== void 0) {
					if (!validate120(data2.tool, { instancePath: instancePath + "/options/tool" })) {
						vErrors = join(vErrors, validate120.errors);
						errors = vErrors.length;
					}
				}
				if (data2.indexIo !== void 0) {
					if (!validate122(data2.indexIo, { instancePath: instancePath + "/options/indexIo" })) {
						vErrors = join(vErrors, validate122.errors);
						errors = vErrors.length;
					}
				}
				if (data2.as !== void 0) {
					if (!validate124(data2.as, { instancePath: instancePath + "/options/as" })) {
						vErrors = join(vErrors, validate124.errors);
						errors = vErrors.length;
					}
				}
				if (data2.topK !== void 0) {
					let data13 = data2.topK;
					if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
						vErrors = add(vErrors, instancePath + "/options/topK", "type", { type: "integer" });
						errors++;
					}
					if (typeof data13 == "number" && isFinite(data13)) {
						if (data13 < 1 || isNaN(data13)) {
							vErrors = add(vErrors, instancePath + "/options/topK", "minimum", {
								comparison: ">=",
								limit: 1
							});
							errors++;
						}
					}
				}
				if (data2.server !== void 0) {
					if (typeof data2.server !== "string") {
						vErrors = add(vErrors, instancePath + "/options/server", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.includeDeclaration !== void 0) {
					if (false !== data2.includeDeclaration) {
						vErrors = add(vErrors, instancePath + "/options/includeDeclaration", "const", { allowedValue: false });
						errors++;
					}
				}
				if (data2.limit !== void 0) {
					let data16 = data2.limit;
					if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
						vErrors = add(vErrors, instancePath + "/options/limit", "type", { type: "integer" });
						errors++;
					}
					if (typeof data16 == "number" && isFinite(data16)) {
						if (data16 > 1e5 || isNaN(data16)) {
							vErrors = add(vErrors, instancePath + "/options/limit", "maximum", {
								comparison: "<=",
								limit: 1e5
							});
							errors++;
						}
						if (data16 < 1 || isNaN(data16)) {
							vErrors = add(vErrors, instancePath + "/options/limit", "minimum", {
								comparison: ">=",
								limit: 1
							});
							errors++;
						}
					}
				}
				if (data2.cursor !== void 0) {
					if (typeof data2.cursor !== "string") {
						vErrors = add(vErrors, instancePath + "/options/cursor", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.file !== void 0) {
					if (typeof data2.file !== "string") {
						vErrors = add(vErrors, instancePath + "/options/file", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.query !== void 0) {
					if (typeof data2.query !== "string") {
						vErrors = add(vErrors, instancePath + "/options/query", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.method !== void 0) {
					if (typeof data2.method !== "string") {
						vErrors = add(vErrors, instancePath + "/options/method", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.newName !== void 0) {
					let data21 = data2.newName;
					if (typeof data21 === "string") {
						if (func2(data21) < 1) {
							vErrors = add(vErrors, instancePath + "/options/newName", "minLength", { limit: 1 });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/newName", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.oldUri !== void 0) {
					if (!validate126(data2.oldUri, { instancePath: instancePath + "/options/oldUri" })) {
						vErrors = join(vErrors, validate126.errors);
						errors = vErrors.length;
					}
				}
				if (data2.newUri !== void 0) {
					if (!validate126(data2.newUri, { instancePath: instancePath + "/options/newUri" })) {
						vErrors = join(vErrors, validate126.errors);
						errors = vErrors.length;
					}
				}
				if (data2.apply !== void 0) {
					if (true !== data2.apply) {
						vErrors = add(vErrors, instancePath + "/options/apply", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.allowDirty !== void 0) {
					if (true !== data2.allowDirty) {
						vErrors = add(vErrors, instancePath + "/options/allowDirty", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.allowPath !== void 0) {
					let data26 = data2.allowPath;
					if (Array.isArray(data26)) {
						const len2 = data26.length;
						for (let i2 = 0; i2 < len2; i2++) {
							let data27 = data26[i2];
							if (typeof data27 === "string") {
								if (func2(data27) < 1) {
									vErrors = add(vErrors, instancePath + "/options/allowPath/" + i2, "minLength", { limit: 1 });
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/options/allowPath/" + i2, "type", { type: "string" });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/allowPath", "type", { type: "array" });
						errors++;
					}
				}
				if (data2.denyPath !== void 0) {
					let data28 = data2.denyPath;
					if (Array.isArray(data28)) {
						const len3 = data28.length;
						for (let i3 = 0; i3 < len3; i3++) {
							let data29 = data28[i3];
							if (typeof data29 === "string") {
								if (func2(data29) < 1) {
									vErrors = add(vErrors, instancePath + "/options/denyPath/" + i3, "minLength", { limit: 1 });
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/options/denyPath/" + i3, "type", { type: "string" });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/denyPath", "type", { type: "array" });
						errors++;
					}
				}
				if (data2.denyApplyOnAmbiguous !== void 0) {
					if (false !== data2.denyApplyOnAmbiguous) {
						vErrors = add(vErrors, instancePath + "/options/denyApplyOnAmbiguous", "const", { allowedValue: false });
						errors++;
					}
				}
				if (data2.target !== void 0) {
					let data31 = data2.target;
					if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
						vErrors = add(vErrors, instancePath + "/options/target", "type", { type: "integer" });
						errors++;
					}
					if (typeof data31 == "number" && isFinite(data31)) {
						if (data31 < 1 || isNaN(data31)) {
							vErrors = add(vErrors, instancePath + "/options/target", "minimum", {
								comparison: ">=",
								limit: 1
							});
							errors++;
						}
					}
				}
				if (data2.confirm !== void 0) {
					if (true !== data2.confirm) {
						vErrors = add(vErrors, instancePath + "/options/confirm", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.threeWay !== void 0) {
					if (true !== data2.threeWay) {
						vErrors = add(vErrors, instancePath + "/options/threeWay", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.overrides !== void 0) {
					if (true !== data2.overrides) {
						vErrors = add(vErrors, instancePath + "/options/overrides", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.kind !== void 0) {
					let data35 = data2.kind;
					if (typeof data35 === "string") {
						if (func2(data35) < 1) {
							vErrors = add(vErrors, instancePath + "/options/kind", "minLength", { limit: 1 });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/kind", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.pick !== void 0) {
					let data36 = data2.pick;
					if (typeof data36 !== "string" && !(typeof data36 == "number" && !(data36 % 1) && !isNaN(data36) && isFinite(data36))) {
						vErrors = add(vErrors, instancePath + "/options/pick", "type", { type: schema23.properties.options.properties.pick.type });
						errors++;
					}
					if (typeof data36 == "number" && isFinite(data36)) {
						if (data36 < 0 || isNaN(data36)) {
							vErrors = add(vErrors, instancePath + "/options/pick", "minimum", {
								comparison: ">=",
								limit: 0
							});
							errors++;
						}
					}
					if (typeof data36 === "string") {
						if (func2(data36) < 1) {
							vErrors = add(vErrors, instancePath + "/options/pick", "minLength", { limit: 1 });
							errors++;
						}
					}
				}
				if (data2.planId !== void 0) {
					if (!validate56(data2.planId, { instancePath: instancePath + "/options/planId" })) {
						vErrors = join(vErrors, validate56.errors);
						errors = vErrors.length;
					}
				}
				if (data2.bundle !== void 0) {
					if (!validate56(data2.bundle, { instancePath: instancePath + "/options/bundle" })) {
						vErrors = join(vErrors, validate56.errors);
						errors = vErrors.length;
					}
				}
				if (data2.prev !== void 0) {
					if (!validate56(data2.prev, { instancePath: instancePath + "/options/prev" })) {
						vErrors = join(vErrors, validate56.errors);
						errors = vErrors.length;
					}
				}
				if (data2.scope !== void 0) {
					let data40 = data2.scope;
					if (Array.isArray(data40)) {
						const len4 = data40.length;
						for (let i4 = 0; i4 < len4; i4++) {
							let data41 = data40[i4];
							if (typeof data41 === "string") {
								if (func2(data41) < 1) {
									vErrors = add(vErrors, instancePath + "/options/scope/" + i4, "minLength", { limit: 1 });
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/options/scope/" + i4, "type", { type: "string" });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/scope", "type", { type: "array" });
						errors++;
					}
				}
				if (data2.evidence !== void 0) {
					if (true !== data2.evidence) {
						vErrors = add(vErrors, instancePath + "/options/evidence", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.countSuppressions !== void 0) {
					if (true !== data2.countSuppressions) {
						vErrors = add(vErrors, instancePath + "/options/countSuppressions", "const", { allowedValue: true });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/options", "type", { type: "object" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate58.errors = vErrors;
	return errors === 0;
}
validate58.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema49 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"original",
		"resolved",
		"confidence",
		"certified",
		"candidates",
		"weights",
		"thresholds"
	],
	"properties": {
		"original": { "type": "string" },
		"resolved": { "anyOf": [{ "$ref": "#/$defs/target" }, { "type": "null" }] },
		"confidence": { "$ref": "#/$defs/share" },
		"certified": { "type": "boolean" },
		"candidates": {
			"type": "array",
			"items": { "$ref": "#/$defs/candidate" }
		},
		"weights": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"ast",
				"module",
				"token",
				"prox"
			],
			"properties": {
				"ast": { "$ref": "#/$defs/share" },
				"module": { "$ref": "#/$defs/share" },
				"token": { "$ref": "#/$defs/share" },
				"prox": { "$ref": "#/$defs/share" }
			}
		},
		"thresholds": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"tau",
				"delta",
				"topK"
			],
			"properties": {
				"tau": { "$ref": "#/$defs/share" },
				"delta": { "$ref": "#/$defs/share" },
				"topK": {
					"type": "integer",
					"minimum": 1
				}
			}
		},
		"selector": { "$ref": "urn:lanser:schema:selector:1.0" },
		"foundVersion": {
			"type": "object",
			"additionalProperties": false,
			"required": ["blob", "commit"],
			"properties": {
				"blob": { "$ref": "#/$defs/documentVersion" },
				"commit": {
					"type": "string",
					"pattern": "^[0-9a-f]{40}$"
				}
			}
		},
		"historySearch": {
			"x-hashDomain": false,
			"type": "object",
			"additionalProperties": false,
			"required": ["outcome", "limits"],
			"properties": {
				"outcome": { "enum": [
					"found",
					"none",
					"commit-limit",
					"time-limit",
					"unavailable"
				] },
				"commits": {
					"type": "integer",
					"minimum": 0
				},
				"limits": {
					"type": "object",
					"additionalProperties": false,
					"required": ["commits", "milliseconds"],
					"properties": {
						"commits": {
							"type": "integer",
							"minimum": 0
						},
						"milliseconds": {
							"type": "integer",
							"minimum": 0
						}
					}
				}
			}
		},
		"evidence": {
			"type": "array",
			"items": { "$ref": "#/$defs/resolutionEvidence" }
		}
	}
};
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate136.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		if (data.length > 4) {
			vErrors = add(vErrors, instancePath, "maxItems", { limit: 4 });
			errors++;
		}
		if (data.length < 4) {
			vErrors = add(vErrors, instancePath, "minItems", { limit: 4 });
			errors++;
		}
		const len0 = data.length;
		if (len0 > 0) {
			let data0 = data[0];
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = add(vErrors, instancePath + "/0", "type", { type: "integer" });
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = add(vErrors, instancePath + "/0", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (len0 > 1) {
			let data1 = data[1];
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = add(vErrors, instancePath + "/1", "type", { type: "integer" });
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = add(vErrors, instancePath + "/1", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (len0 > 2) {
			let data2 = data[2];
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/2", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/2", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (len0 > 3) {
			let data3 = data[3];
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				vErrors = add(vErrors, instancePath + "/3", "type", { type: "integer" });
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = add(vErrors, instancePath + "/3", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (!(data.length <= 4)) {
			vErrors = add(vErrors, instancePath, "items", { limit: 4 });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "array" });
		errors++;
	}
	validate136.errors = vErrors;
	return errors === 0;
}
validate136.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate139.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern4.test(data)) {
			vErrors = add(vErrors, instancePath, "pattern", { pattern: "^blob:[0-9a-f]{40}$" });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate139.errors = vErrors;
	return errors === 0;
}
validate139.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern13 = new RegExp("^sym1:[0-9a-f]{96}$", "u");
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate141.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern13.test(data)) {
			vErrors = add(vErrors, instancePath, "pattern", { pattern: "^sym1:[0-9a-f]{96}$" });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate141.errors = vErrors;
	return errors === 0;
}
validate141.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate134.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.range === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "range" });
			errors++;
		}
		if (data.selectionRange === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "selectionRange" });
			errors++;
		}
		if (data.docVersion === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "docVersion" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "uri" || key0 === "range" || key0 === "selectionRange" || key0 === "docVersion" || key0 === "symbolId")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.uri !== void 0) {
			if (!validate126(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate126.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate136(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.selectionRange !== void 0) {
			if (!validate136(data.selectionRange, { instancePath: instancePath + "/selectionRange" })) {
				vErrors = join(vErrors, validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate139(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate139.errors);
				errors = vErrors.length;
			}
		}
		if (data.symbolId !== void 0) {
			if (!validate141(data.symbolId, { instancePath: instancePath + "/symbolId" })) {
				vErrors = join(vErrors, validate141.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate134.errors = vErrors;
	return errors === 0;
}
validate134.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate144.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data == "number" && isFinite(data)) {
		if (data > 1 || isNaN(data)) {
			vErrors = add(vErrors, instancePath, "maximum", {
				comparison: "<=",
				limit: 1
			});
			errors++;
		}
		if (data < 0 || isNaN(data)) {
			vErrors = add(vErrors, instancePath, "minimum", {
				comparison: ">=",
				limit: 0
			});
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "number" });
		errors++;
	}
	validate144.errors = vErrors;
	return errors === 0;
}
validate144.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema55 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"uri",
		"range",
		"score",
		"certified",
		"features",
		"explanation",
		"docVersion"
	],
	"properties": {
		"uri": { "$ref": "#/$defs/uri" },
		"range": { "$ref": "#/$defs/range" },
		"selectionRange": { "$ref": "#/$defs/range" },
		"score": { "$ref": "#/$defs/share" },
		"certified": { "type": "boolean" },
		"features": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"ast",
				"module",
				"token",
				"prox"
			],
			"properties": {
				"ast": { "anyOf": [{ "$ref": "#/$defs/share" }, { "type": "null" }] },
				"module": { "anyOf": [{ "$ref": "#/$defs/share" }, { "type": "null" }] },
				"token": { "anyOf": [{ "$ref": "#/$defs/share" }, { "type": "null" }] },
				"prox": { "anyOf": [{ "$ref": "#/$defs/share" }, { "type": "null" }] }
			}
		},
		"explanation": { "type": "string" },
		"docVersion": { "$ref": "#/$defs/documentVersion" },
		"symbolId": { "$ref": "#/$defs/symbolId" },
		"evidence": {
			"type": "array",
			"items": { "$ref": "#/$defs/resolutionEvidence" }
		}
	}
};
const schema57 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"uri",
		"docVersion",
		"range",
		"name",
		"module"
	],
	"properties": {
		"kind": { "enum": [
			"import",
			"star",
			"lazy",
			"submodule"
		] },
		"uri": { "$ref": "#/$defs/uri" },
		"docVersion": { "$ref": "#/$defs/documentVersion" },
		"range": { "anyOf": [{ "$ref": "#/$defs/range" }, { "type": "null" }] },
		"name": { "type": "string" },
		"module": { "$ref": "#/$defs/uri" }
	}
};
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate158.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.docVersion === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "docVersion" });
			errors++;
		}
		if (data.range === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "range" });
			errors++;
		}
		if (data.name === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "name" });
			errors++;
		}
		if (data.module === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "module" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "uri" || key0 === "docVersion" || key0 === "range" || key0 === "name" || key0 === "module")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (!(data0 === "import" || data0 === "star" || data0 === "lazy" || data0 === "submodule")) {
				vErrors = add(vErrors, instancePath + "/kind", "enum", { allowedValues: schema57.properties.kind.enum });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate126(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate126.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate139(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate139.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			let data3 = data.range;
			const _errs6 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs7 = errors;
			if (!validate136(data3, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate136.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs7 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs8 = errors;
			if (data3 !== null) {
				vErrors = add(vErrors, instancePath + "/range", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs8 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/range", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs6;
				if (vErrors !== null) {
					if (_errs6) vErrors.length = _errs6;
					else vErrors = null;
				}
			}
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = add(vErrors, instancePath + "/name", "type", { type: "string" });
				errors++;
			}
		}
		if (data.module !== void 0) {
			if (!validate126(data.module, { instancePath: instancePath + "/module" })) {
				vErrors = join(vErrors, validate126.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate158.errors = vErrors;
	return errors === 0;
}
validate158.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate164.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.docVersion === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "docVersion" });
			errors++;
		}
		if (data.provenance === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "provenance" });
			errors++;
		}
		if (data.server === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "server" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "uri" || key0 === "docVersion" || key0 === "provenance" || key0 === "server")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("documentSymbol" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "documentSymbol" });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate126(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate126.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate139(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate139.errors);
				errors = vErrors.length;
			}
		}
		if (data.provenance !== void 0) {
			if ("lsp" !== data.provenance) {
				vErrors = add(vErrors, instancePath + "/provenance", "const", { allowedValue: "lsp" });
				errors++;
			}
		}
		if (data.server !== void 0) {
			if (typeof data.server !== "string") {
				vErrors = add(vErrors, instancePath + "/server", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate164.errors = vErrors;
	return errors === 0;
}
validate164.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate157.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let matches0 = 0;
	const branches0 = [];
	let valid0 = false;
	const before0 = errors;
	const _errs1 = errors;
	if (!validate158(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate158.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	branches0.push(errors - before0);
	if (_valid0) {
		matches0++;
		var props0 = true;
	}
	valid0 = matches0 === 1;
	const before1 = errors;
	const _errs2 = errors;
	if (!validate164(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate164.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	branches0.push(errors - before1);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	if (!valid0) {
		vErrors = add(vErrors, instancePath, "oneOf", { branches: branches0 });
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate157.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate157.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate146.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.range === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "range" });
			errors++;
		}
		if (data.score === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "score" });
			errors++;
		}
		if (data.certified === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "certified" });
			errors++;
		}
		if (data.features === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "features" });
			errors++;
		}
		if (data.explanation === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "explanation" });
			errors++;
		}
		if (data.docVersion === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "docVersion" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema55.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.uri !== void 0) {
			if (!validate126(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate126.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate136(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.selectionRange !== void 0) {
			if (!validate136(data.selectionRange, { instancePath: instancePath + "/selectionRange" })) {
				vErrors = join(vErrors, validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.score !== void 0) {
			if (!validate144(data.score, { instancePath: instancePath + "/score" })) {
				vErrors = join(vErrors, validate144.errors);
				errors = vErrors.length;
			}
		}
		if (data.certified !== void 0) {
			if (typeof data.certified !== "boolean") {
				vErrors = add(vErrors, instancePath + "/certified", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.features !== void 0) {
			let data5 = data.features;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
				if (data5.ast === void 0) {
					vErrors = add(vErrors, instancePath + "/features", "required", { missingProperty: "ast" });
					errors++;
				}
				if (data5.module === void 0) {
					vErrors = add(vErrors, instancePath + "/features", "required", { missingProperty: "module" });
					errors++;
				}
				if (data5.token === void 0) {
					vErrors = add(vErrors, instancePath + "/features", "required", { missingProperty: "token" });
					errors++;
				}
				if (data5.prox === void 0) {
					vErrors = add(vErrors, instancePath + "/features", "required", { missingProperty: "prox" });
					errors++;
				}
				for (const key1 in data5) if (!(key1 === "ast" || key1 === "module" || key1 === "token" || key1 === "prox")) {
					vErrors = add(vErrors, instancePath + "/features", "additionalProperties", { additionalProperty: key1 });
					errors++;
				}
				if (data5.ast !== void 0) {
					let data6 = data5.ast;
					const _errs12 = errors;
					const branches0 = [];
					let valid2 = false;
					const before0 = errors;
					const _errs13 = errors;
					if (!validate144(data6, { instancePath: instancePath + "/features/ast" })) {
						vErrors = join(vErrors, validate144.errors);
						errors = vErrors.length;
					}
					var _valid0 = _errs13 === errors;
					branches0.push(errors - before0);
					valid2 = valid2 || _valid0;
					const before1 = errors;
					const _errs14 = errors;
					if (data6 !== null) {
						vErrors = add(vErrors, instancePath + "/features/ast", "type", { type: "null" });
						errors++;
					}
					var _valid0 = _errs14 === errors;
					branches0.push(errors - before1);
					valid2 = valid2 || _valid0;
					if (!valid2) {
						vErrors = add(vErrors, instancePath + "/features/ast", "anyOf", { branches: branches0 });
						errors++;
					} else {
						errors = _errs12;
						if (vErrors !== null) {
							if (_errs12) vErrors.length = _errs12;
							else vErrors = null;
						}
					}
				}
				if (data5.module !== void 0) {
					let data7 = data5.module;
					const _errs17 = errors;
					const branches1 = [];
					let valid3 = false;
					const before2 = errors;
					const _errs18 = errors;
					if (!validate144(data7, { instancePath: instancePath + "/features/module" })) {
						vErrors = join(vErrors, validate144.errors);
						errors = vErrors.length;
					}
					var _valid1 = _errs18 === errors;
					branches1.push(errors - before2);
					valid3 = valid3 || _valid1;
					const before3 = errors;
					const _errs19 = errors;
					if (data7 !== null) {
						vErrors = add(vErrors, instancePath + "/features/module", "type", { type: "null" });
						errors++;
					}
					var _valid1 = _errs19 === errors;
					branches1.push(errors - before3);
					valid3 = valid3 || _valid1;
					if (!valid3) {
						vErrors = add(vErrors, instancePath + "/features/module", "anyOf", { branches: branches1 });
						errors++;
					} else {
						errors = _errs17;
						if (vErrors !== null) {
							if (_errs17) vErrors.length = _errs17;
							else vErrors = null;
						}
					}
				}
				if (data5.token !== void 0) {
					let data8 = data5.token;
					const _errs22 = errors;
					const branches2 = [];
					let valid4 = false;
					const before4 = errors;
					const _errs23 = errors;
					if (!validate144(data8, { instancePath: instancePath + "/features/token" })) {
						vErrors = join(vErrors, validate144.errors);
						errors = vErrors.length;
					}
					var _valid2 = _errs23 === errors;
					branches2.push(errors - before4);
					valid4 = valid4 || _valid2;
					const before5 = errors;
					const _errs24 = errors;
					if (data8 !== null) {
						vErrors = add(vErrors, instancePath + "/features/token", "type", { type: "null" });
						errors++;
					}
					var _valid2 = _errs24 === errors;
					branches2.push(errors - before5);
					valid4 = valid4 || _valid2;
					if (!valid4) {
						vErrors = add(vErrors, instancePath + "/features/token", "anyOf", { branches: branches2 });
						errors++;
					} else {
						errors = _errs22;
						if (vErrors !== null) {
							if (_errs22) vErrors.length = _errs22;
							else vErrors = null;
						}
					}
				}
				if (data5.prox !== void 0) {
					let data9 = data5.prox;
					const _errs27 = errors;
					const branches3 = [];
					let valid5 = false;
					const before6 = errors;
					const _errs28 = errors;
					if (!validate144(data9, { instancePath: instancePath + "/features/prox" })) {
						vErrors = join(vErrors, validate144.errors);
						errors = vErrors.length;
					}
					var _valid3 = _errs28 === errors;
					branches3.push(errors - before6);
					valid5 = valid5 || _valid3;
					const before7 = errors;
					const _errs29 = errors;
					if (data9 !== null) {
						vErrors = add(vErrors, instancePath + "/features/prox", "type", { type: "null" });
						errors++;
					}
					var _valid3 = _errs29 === errors;
					branches3.push(errors - before7);
					valid5 = valid5 || _valid3;
					if (!valid5) {
						vErrors = add(vErrors, instancePath + "/features/prox", "anyOf", { branches: branches3 });
						errors++;
					} else {
						errors = _errs27;
						if (vErrors !== null) {
							if (_errs27) vErrors.length = _errs27;
							else vErrors = null;
						}
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/features", "type", { type: "object" });
				errors++;
			}
		}
		if (data.explanation !== void 0) {
			if (typeof data.explanation !== "string") {
				vErrors = add(vErrors, instancePath + "/explanation", "type", { type: "string" });
				errors++;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate139(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate139.errors);
				errors = vErrors.length;
			}
		}
		if (data.symbolId !== void 0) {
			if (!validate141(data.symbolId, { instancePath: instancePath + "/symbolId" })) {
				vErrors = join(vErrors, validate141.errors);
				errors = vErrors.length;
			}
		}
		if (data.evidence !== void 0) {
			let data13 = data.evidence;
			if (Array.isArray(data13)) {
				const len0 = data13.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate157(data13[i0], { instancePath: instancePath + "/evidence/" + i0 })) {
					vErrors = join(vErrors, validate157.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/evidence", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate146.errors = vErrors;
	return errors === 0;
}
validate146.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern14 = new RegExp("^[0-9a-f]{40}$", "u");
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate133.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.original === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "original" });
			errors++;
		}
		if (data.resolved === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "resolved" });
			errors++;
		}
		if (data.confidence === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "confidence" });
			errors++;
		}
		if (data.certified === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "certified" });
			errors++;
		}
		if (data.candidates === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "candidates" });
			errors++;
		}
		if (data.weights === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "weights" });
			errors++;
		}
		if (data.thresholds === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "thresholds" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema49.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.original !== void 0) {
			if (typeof data.original !== "string") {
				vErrors = add(vErrors, instancePath + "/original", "type", { type: "string" });
				errors++;
			}
		}
		if (data.resolved !== void 0) {
			let data1 = data.resolved;
			const _errs5 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs6 = errors;
			if (!validate134(data1, { instancePath: instancePath + "/resolved" })) {
				vErrors = join(vErrors, validate134.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs6 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs7 = errors;
			if (data1 !== null) {
				vErrors = add(vErrors, instancePath + "/resolved", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs7 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/resolved", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs5;
				if (vErrors !== null) {
					if (_errs5) vErrors.length = _errs5;
					else vErrors = null;
				}
			}
		}
		if (data.confidence !== void 0) {
			if (!validate144(data.confidence, { instancePath: instancePath + "/confidence" })) {
				vErrors = join(vErrors, validate144.errors);
				errors = vErrors.length;
			}
		}
		if (data.certified !== void 0) {
			if (typeof data.certified !== "boolean") {
				vErrors = add(vErrors, instancePath + "/certified", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.candidates !== void 0) {
			let data4 = data.candidates;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate146(data4[i0], { instancePath: instancePath + "/candidates/" + i0 })) {
					vErrors = join(vErrors, validate146.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/candidates", "type", { type: "array" });
				errors++;
			}
		}
		if (data.weights !== void 0) {
			let data6 = data.weights;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				if (data6.ast === void 0) {
					vErrors = add(vErrors, instancePath + "/weights", "required", { missingProperty: "ast" });
					errors++;
				}
				if (data6.module === void 0) {
					vErrors = add(vErrors, instancePath + "/weights", "required", { missingProperty: "module" });
					errors++;
				}
				if (data6.token === void 0) {
					vErrors = add(vErrors, instancePath + "/weights", "required", { missingProperty: "token" });
					errors++;
				}
				if (data6.prox === void 0) {
					vErrors = add(vErrors, instancePath + "/weights", "required", { missingProperty: "prox" });
					errors++;
				}
				for (const key1 in data6) if (!(key1 === "ast" || key1 === "module" || key1 === "token" || key1 === "prox")) {
					vErrors = add(vErrors, instancePath + "/weights", "additionalProperties", { additionalProperty: key1 });
					errors++;
				}
				if (data6.ast !== void 0) {
					if (!validate144(data6.ast, { instancePath: instancePath + "/weights/ast" })) {
						vErrors = join(vErrors, validate144.errors);
						errors = vErrors.length;
					}
				}
				if (data6.module !== void 0) {
					if (!validate144(data6.module, { instancePath: instancePath + "/weights/module" })) {
						vErrors = join(vErrors, validate144.errors);
						errors = vErrors.length;
					}
				}
				if (data6.token !== void 0) {
					if (!validate144(data6.token, { instancePath: instancePath + "/weights/token" })) {
						vErrors = join(vErrors, validate144.errors);
						errors = vErrors.length;
					}
				}
				if (data6.prox !== void 0) {
					if (!validate144(data6.prox, { instancePath: instancePath + "/weights/prox" })) {
						vErrors = join(vErrors, validate144.errors);
						errors = vErrors.length;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/weights", "type", { type: "object" });
				errors++;
			}
		}
		if (data.thresholds !== void 0) {
			let data11 = data.thresholds;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
				if (data11.tau === void 0) {
					vErrors = add(vErrors, instancePath + "/thresholds", "required", { missingProperty: "tau" });
					errors++;
				}
				if (data11.delta === void 0) {
					vErrors = add(vErrors, instancePath + "/thresholds", "required", { missingProperty: "delta" });
					errors++;
				}
				if (data11.topK === void 0) {
					vErrors = add(vErrors, instancePath + "/thresholds", "required", { missingProperty: "topK" });
					errors++;
				}
				for (const key2 in data11) if (!(key2 === "tau" || key2 === "delta" || key2 === "topK")) {
					vErrors = add(vErrors, instancePath + "/thresholds", "additionalProperties", { additionalProperty: key2 });
					errors++;
				}
				if (data11.tau !== void 0) {
					if (!validate144(data11.tau, { instancePath: instancePath + "/thresholds/tau" })) {
						vErrors = join(vErrors, validate144.errors);
						errors = vErrors.length;
					}
				}
				if (data11.delta !== void 0) {
					if (!validate144(data11.delta, { instancePath: instancePath + "/thresholds/delta" })) {
						vErrors = join(vErrors, validate144.errors);
						errors = vErrors.length;
					}
				}
				if (data11.topK !== void 0) {
					let data14 = data11.topK;
					if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
						vErrors = add(vErrors, instancePath + "/thresholds/topK", "type", { type: "integer" });
						errors++;
					}
					if (typeof data14 == "number" && isFinite(data14)) {
						if (data14 < 1 || isNaN(data14)) {
							vErrors = add(vErrors, instancePath + "/thresholds/topK", "minimum", {
								comparison: ">=",
								limit: 1
							});
							errors++;
						}
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/thresholds", "type", { type: "object" });
				errors++;
			}
		}
		if (data.selector !== void 0) {
			if (!validate61(data.selector, { instancePath: instancePath + "/selector" })) {
				vErrors = join(vErrors, validate61.errors);
				errors = vErrors.length;
			}
		}
		if (data.foundVersion !== void 0) {
			let data16 = data.foundVersion;
			if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
				if (data16.blob === void 0) {
					vErrors = add(vErrors, instancePath + "/foundVersion", "required", { missingProperty: "blob" });
					errors++;
				}
				if (data16.commit === void 0) {
					vErrors = add(vErrors, instancePath + "/foundVersion", "required", { missingProperty: "commit" });
					errors++;
				}
				for (const key3 in data16) if (!(key3 === "blob" || key3 === "commit")) {
					vErrors = add(vErrors, instancePath + "/foundVersion", "additionalProperties", { additionalProperty: key3 });
					errors++;
				}
				if (data16.blob !== void 0) {
					if (!validate139(data16.blob, { instancePath: instancePath + "/foundVersion/blob" })) {
						vErrors = join(vErrors, validate139.errors);
						errors = vErrors.length;
					}
				}
				if (data16.commit !== void 0) {
					let data18 = data16.commit;
					if (typeof data18 === "string") {
						if (!pattern14.test(data18)) {
							vErrors = add(vErrors, instancePath + "/foundVersion/commit", "pattern", { pattern: "^[0-9a-f]{40}$" });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/foundVersion/commit", "type", { type: "string" });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/foundVersion", "type", { type: "object" });
				errors++;
			}
		}
		if (data.historySearch !== void 0) {
			let data19 = data.historySearch;
			if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
				if (data19.outcome === void 0) {
					vErrors = add(vErrors, instancePath + "/historySearch", "required", { missingProperty: "outcome" });
					errors++;
				}
				if (data19.limits === void 0) {
					vErrors = add(vErrors, instancePath + "/historySearch", "required", { missingProperty: "limits" });
					errors++;
				}
				for (const key4 in data19) if (!(key4 === "outcome" || key4 === "commits" || key4 === "limits")) {
					vErrors = add(vErrors, instancePath + "/historySearch", "additionalProperties", { additionalProperty: key4 });
					errors++;
				}
				if (data19.outcome !== void 0) {
					let data20 = data19.outcome;
					if (!(data20 === "found" || data20 === "none" || data20 === "commit-limit" || data20 === "time-limit" || data20 === "unavailable")) {
						vErrors = add(vErrors, instancePath + "/historySearch/outcome", "enum", { allowedValues: schema49.properties.historySearch.properties.outcome.enum });
						errors++;
					}
				}
				if (data19.commits !== void 0) {
					let data21 = data19.commits;
					if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
						vErrors = add(vErrors, instancePath + "/historySearch/commits", "type", { type: "integer" });
						errors++;
					}
					if (typeof data21 == "number" && isFinite(data21)) {
						if (data21 < 0 || isNaN(data21)) {
							vErrors = add(vErrors, instancePath + "/historySearch/commits", "minimum", {
								comparison: ">=",
								limit: 0
							});
							errors++;
						}
					}
				}
				if (data19.limits !== void 0) {
					let data22 = data19.limits;
					if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
						if (data22.commits === void 0) {
							vErrors = add(vErrors, instancePath + "/historySearch/limits", "required", { missingProperty: "commits" });
							errors++;
						}
						if (data22.milliseconds === void 0) {
							vErrors = add(vErrors, instancePath + "/historySearch/limits", "required", { missingProperty: "milliseconds" });
							errors++;
						}
						for (const key5 in data22) if (!(key5 === "commits" || key5 === "milliseconds")) {
							vErrors = add(vErrors, instancePath + "/historySearch/limits", "additionalProperties", { additionalProperty: key5 });
							errors++;
						}
						if (data22.commits !== void 0) {
							let data23 = data22.commits;
							if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
								vErrors = add(vErrors, instancePath + "/historySearch/limits/commits", "type", { type: "integer" });
								errors++;
							}
							if (typeof data23 == "number" && isFinite(data23)) {
								if (data23 < 0 || isNaN(data23)) {
									vErrors = add(vErrors, instancePath + "/historySearch/limits/commits", "minimum", {
										comparison: ">=",
										limit: 0
									});
									errors++;
								}
							}
						}
						if (data22.milliseconds !== void 0) {
							let data24 = data22.milliseconds;
							if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
								vErrors = add(vErrors, instancePath + "/historySearch/limits/milliseconds", "type", { type: "integer" });
								errors++;
							}
							if (typeof data24 == "number" && isFinite(data24)) {
								if (data24 < 0 || isNaN(data24)) {
									vErrors = add(vErrors, instancePath + "/historySearch/limits/milliseconds", "minimum", {
										comparison: ">=",
										limit: 0
									});
									errors++;
								}
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/historySearch/limits", "type", { type: "object" });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/historySearch", "type", { type: "object" });
				errors++;
			}
		}
		if (data.evidence !== void 0) {
			let data25 = data.evidence;
			if (Array.isArray(data25)) {
				const len1 = data25.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate157(data25[i1], { instancePath: instancePath + "/evidence/" + i1 })) {
					vErrors = join(vErrors, validate157.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/evidence", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate133.errors = vErrors;
	return errors === 0;
}
validate133.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema61 = { "enum": ["lsp", "compiler"] };
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate182.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "lsp" || data === "compiler")) {
		vErrors = add(vErrors, instancePath, "enum", { allowedValues: schema61.enum });
		errors++;
	}
	validate182.errors = vErrors;
	return errors === 0;
}
validate182.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate184.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!validate139(data[key0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") })) {
			vErrors = join(vErrors, validate139.errors);
			errors = vErrors.length;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate184.errors = vErrors;
	return errors === 0;
}
validate184.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate188.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.files === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "files" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "files")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("workspace" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "workspace" });
				errors++;
			}
		}
		if (data.files !== void 0) {
			let data1 = data.files;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = add(vErrors, instancePath + "/files", "type", { type: "integer" });
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = add(vErrors, instancePath + "/files", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate188.errors = vErrors;
	return errors === 0;
}
validate188.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate190.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.files === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "files" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "files")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("files" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "files" });
				errors++;
			}
		}
		if (data.files !== void 0) {
			let data1 = data.files;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate126(data1[i0], { instancePath: instancePath + "/files/" + i0 })) {
					vErrors = join(vErrors, validate126.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/files", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate190.errors = vErrors;
	return errors === 0;
}
validate190.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate193.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.range === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "range" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "uri" || key0 === "range")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("range" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "range" });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate126(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate126.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate136(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate136.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate193.errors = vErrors;
	return errors === 0;
}
validate193.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate187.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let matches0 = 0;
	const branches0 = [];
	let valid0 = false;
	const before0 = errors;
	const _errs1 = errors;
	if (!validate188(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate188.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	branches0.push(errors - before0);
	if (_valid0) {
		matches0++;
		var props0 = true;
	}
	valid0 = matches0 === 1;
	const before1 = errors;
	const _errs2 = errors;
	if (!validate190(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate190.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	branches0.push(errors - before1);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	const before2 = errors;
	const _errs3 = errors;
	if (!validate193(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate193.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs3 === errors;
	branches0.push(errors - before2);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	if (!valid0) {
		vErrors = add(vErrors, instancePath, "oneOf", { branches: branches0 });
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate187.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate187.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
const schema67 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"uri",
		"range",
		"severity",
		"rule",
		"message",
		"source"
	],
	"properties": {
		"uri": { "$ref": "#/$defs/uri" },
		"range": { "$ref": "#/$defs/range" },
		"severity": { "enum": [
			"error",
			"warning",
			"information"
		] },
		"rule": { "type": ["string", "null"] },
		"message": { "type": "string" },
		"source": { "type": "string" },
		"tags": {
			"type": "array",
			"items": { "enum": ["unnecessary", "deprecated"] }
		},
		"related": {
			"type": "array",
			"items": { "$ref": "#/$defs/relatedInformation" }
		}
	}
};
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate201.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.range === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "range" });
			errors++;
		}
		if (data.message === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "message" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "uri" || key0 === "range" || key0 === "message")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.uri !== void 0) {
			if (!validate126(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate126.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate136(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = add(vErrors, instancePath + "/message", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate201.errors = vErrors;
	return errors === 0;
}
validate201.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate198.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.range === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "range" });
			errors++;
		}
		if (data.severity === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "severity" });
			errors++;
		}
		if (data.rule === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "rule" });
			errors++;
		}
		if (data.message === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "message" });
			errors++;
		}
		if (data.source === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "source" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "uri" || key0 === "range" || key0 === "severity" || key0 === "rule" || key0 === "message" || key0 === "source" || key0 === "tags" || key0 === "related")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.uri !== void 0) {
			if (!validate126(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate126.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate136(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.severity !== void 0) {
			let data2 = data.severity;
			if (!(data2 === "error" || data2 === "warning" || data2 === "information")) {
				vErrors = add(vErrors, instancePath + "/severity", "enum", { allowedValues: schema67.properties.severity.enum });
				errors++;
			}
		}
		if (data.rule !== void 0) {
			let data3 = data.rule;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = add(vErrors, instancePath + "/rule", "type", { type: schema67.properties.rule.type });
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = add(vErrors, instancePath + "/message", "type", { type: "string" });
				errors++;
			}
		}
		if (data.source !== void 0) {
			if (typeof data.source !== "string") {
				vErrors = add(vErrors, instancePath + "/source", "type", { type: "string" });
				errors++;
			}
		}
		if (data.tags !== void 0) {
			let data6 = data.tags;
			if (Array.isArray(data6)) {
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data7 = data6[i0];
					if (!(data7 === "unnecessary" || data7 === "deprecated")) {
						vErrors = add(vErrors, instancePath + "/tags/" + i0, "enum", { allowedValues: schema67.properties.tags.items.enum });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/tags", "type", { type: "array" });
				errors++;
			}
		}
		if (data.related !== void 0) {
			let data8 = data.related;
			if (Array.isArray(data8)) {
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate201(data8[i1], { instancePath: instancePath + "/related/" + i1 })) {
					vErrors = join(vErrors, validate201.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/related", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate198.errors = vErrors;
	return errors === 0;
}
validate198.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema69 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"uri",
		"range",
		"message",
		"tags"
	],
	"properties": {
		"uri": { "$ref": "#/$defs/uri" },
		"range": { "$ref": "#/$defs/range" },
		"message": { "type": "string" },
		"tags": {
			"type": "array",
			"items": { "enum": ["unnecessary", "deprecated"] }
		}
	}
};
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate206.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.range === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "range" });
			errors++;
		}
		if (data.message === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "message" });
			errors++;
		}
		if (data.tags === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "tags" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "uri" || key0 === "range" || key0 === "message" || key0 === "tags")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.uri !== void 0) {
			if (!validate126(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate126.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate136(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = add(vErrors, instancePath + "/message", "type", { type: "string" });
				errors++;
			}
		}
		if (data.tags !== void 0) {
			let data3 = data.tags;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (!(data4 === "unnecessary" || data4 === "deprecated")) {
						vErrors = add(vErrors, instancePath + "/tags/" + i0, "enum", { allowedValues: schema69.properties.tags.items.enum });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/tags", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate206.errors = vErrors;
	return errors === 0;
}
validate206.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate210(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate210.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.error === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "error" });
			errors++;
		}
		if (data.warning === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "warning" });
			errors++;
		}
		if (data.information === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "information" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "error" || key0 === "warning" || key0 === "information")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.error !== void 0) {
			let data0 = data.error;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = add(vErrors, instancePath + "/error", "type", { type: "integer" });
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = add(vErrors, instancePath + "/error", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.warning !== void 0) {
			let data1 = data.warning;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = add(vErrors, instancePath + "/warning", "type", { type: "integer" });
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = add(vErrors, instancePath + "/warning", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.information !== void 0) {
			let data2 = data.information;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/information", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/information", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate210.errors = vErrors;
	return errors === 0;
}
validate210.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern15 = new RegExp("^E/[A-Z_]+$", "u");
function validate213(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate213.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.code === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "code" });
			errors++;
		}
		if (data.message === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "message" });
			errors++;
		}
		if (data.details === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "details" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "code" || key0 === "message" || key0 === "details")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.code !== void 0) {
			let data0 = data.code;
			if (typeof data0 === "string") {
				if (!pattern15.test(data0)) {
					vErrors = add(vErrors, instancePath + "/code", "pattern", { pattern: "^E/[A-Z_]+$" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/code", "type", { type: "string" });
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = add(vErrors, instancePath + "/message", "type", { type: "string" });
				errors++;
			}
		}
		if (data.details !== void 0) {
			let data2 = data.details;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {} else {
				vErrors = add(vErrors, instancePath + "/details", "type", { type: "object" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate213.errors = vErrors;
	return errors === 0;
}
validate213.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate212.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.server === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "server" });
			errors++;
		}
		if (data.error === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "error" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "server" || key0 === "error")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.server !== void 0) {
			if (typeof data.server !== "string") {
				vErrors = add(vErrors, instancePath + "/server", "type", { type: "string" });
				errors++;
			}
		}
		if (data.error !== void 0) {
			if (!validate213(data.error, { instancePath: instancePath + "/error" })) {
				vErrors = join(vErrors, validate213.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate212.errors = vErrors;
	return errors === 0;
}
validate212.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate181.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.provenance === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "provenance" });
			errors++;
		}
		if (data.documents === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "documents" });
			errors++;
		}
		if (data.scope === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "scope" });
			errors++;
		}
		if (data.diagnostics === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "diagnostics" });
			errors++;
		}
		if (data.hints === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "hints" });
			errors++;
		}
		if (data.counts === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "counts" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "provenance" || key0 === "documents" || key0 === "scope" || key0 === "diagnostics" || key0 === "hints" || key0 === "counts" || key0 === "incomplete")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.provenance !== void 0) {
			if (!validate182(data.provenance, { instancePath: instancePath + "/provenance" })) {
				vErrors = join(vErrors, validate182.errors);
				errors = vErrors.length;
			}
		}
		if (data.documents !== void 0) {
			if (!validate184(data.documents, { instancePath: instancePath + "/documents" })) {
				vErrors = join(vErrors, validate184.errors);
				errors = vErrors.length;
			}
		}
		if (data.scope !== void 0) {
			if (!validate187(data.scope, { instancePath: instancePath + "/scope" })) {
				vErrors = join(vErrors, validate187.errors);
				errors = vErrors.length;
			}
		}
		if (data.diagnostics !== void 0) {
			let data3 = data.diagnostics;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate198(data3[i0], { instancePath: instancePath + "/diagnostics/" + i0 })) {
					vErrors = join(vErrors, validate198.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/diagnostics", "type", { type: "array" });
				errors++;
			}
		}
		if (data.hints !== void 0) {
			let data5 = data.hints;
			if (Array.isArray(data5)) {
				const len1 = data5.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate206(data5[i1], { instancePath: instancePath + "/hints/" + i1 })) {
					vErrors = join(vErrors, validate206.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/hints", "type", { type: "array" });
				errors++;
			}
		}
		if (data.counts !== void 0) {
			if (!validate210(data.counts, { instancePath: instancePath + "/counts" })) {
				vErrors = join(vErrors, validate210.errors);
				errors = vErrors.length;
			}
		}
		if (data.incomplete !== void 0) {
			let data8 = data.incomplete;
			if (Array.isArray(data8)) {
				if (data8.length < 1) {
					vErrors = add(vErrors, instancePath + "/incomplete", "minItems", { limit: 1 });
					errors++;
				}
				const len2 = data8.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate212(data8[i2], { instancePath: instancePath + "/incomplete/" + i2 })) {
					vErrors = join(vErrors, validate212.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/incomplete", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate181.errors = vErrors;
	return errors === 0;
}
validate181.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate220(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate220.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.range === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "range" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "uri" || key0 === "range")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.uri !== void 0) {
			if (!validate126(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate126.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate136(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate136.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate220.errors = vErrors;
	return errors === 0;
}
validate220.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate217(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate217.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.provenance === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "provenance" });
			errors++;
		}
		if (data.documents === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "documents" });
			errors++;
		}
		if (data.definitions === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "definitions" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "provenance" || key0 === "documents" || key0 === "definitions")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.provenance !== void 0) {
			if (!validate182(data.provenance, { instancePath: instancePath + "/provenance" })) {
				vErrors = join(vErrors, validate182.errors);
				errors = vErrors.length;
			}
		}
		if (data.documents !== void 0) {
			if (!validate184(data.documents, { instancePath: instancePath + "/documents" })) {
				vErrors = join(vErrors, validate184.errors);
				errors = vErrors.length;
			}
		}
		if (data.definitions !== void 0) {
			let data2 = data.definitions;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate220(data2[i0], { instancePath: instancePath + "/definitions/" + i0 })) {
					vErrors = join(vErrors, validate220.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/definitions", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate217.errors = vErrors;
	return errors === 0;
}
validate217.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate225(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate225.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.provenance === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "provenance" });
			errors++;
		}
		if (data.documents === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "documents" });
			errors++;
		}
		if (data.typeDefinitions === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "typeDefinitions" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "provenance" || key0 === "documents" || key0 === "typeDefinitions")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.provenance !== void 0) {
			if (!validate182(data.provenance, { instancePath: instancePath + "/provenance" })) {
				vErrors = join(vErrors, validate182.errors);
				errors = vErrors.length;
			}
		}
		if (data.documents !== void 0) {
			if (!validate184(data.documents, { instancePath: instancePath + "/documents" })) {
				vErrors = join(vErrors, validate184.errors);
				errors = vErrors.length;
			}
		}
		if (data.typeDefinitions !== void 0) {
			let data2 = data.typeDefinitions;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate220(data2[i0], { instancePath: instancePath + "/typeDefinitions/" + i0 })) {
					vErrors = join(vErrors, validate220.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/typeDefinitions", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate225.errors = vErrors;
	return errors === 0;
}
validate225.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate230.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.provenance === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "provenance" });
			errors++;
		}
		if (data.documents === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "documents" });
			errors++;
		}
		if (data.implementations === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "implementations" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "provenance" || key0 === "documents" || key0 === "implementations")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.provenance !== void 0) {
			if (!validate182(data.provenance, { instancePath: instancePath + "/provenance" })) {
				vErrors = join(vErrors, validate182.errors);
				errors = vErrors.length;
			}
		}
		if (data.documents !== void 0) {
			if (!validate184(data.documents, { instancePath: instancePath + "/documents" })) {
				vErrors = join(vErrors, validate184.errors);
				errors = vErrors.length;
			}
		}
		if (data.implementations !== void 0) {
			let data2 = data.implementations;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate220(data2[i0], { instancePath: instancePath + "/implementations/" + i0 })) {
					vErrors = join(vErrors, validate220.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/implementations", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate230.errors = vErrors;
	return errors === 0;
}
validate230.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate235(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate235.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.provenance === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "provenance" });
			errors++;
		}
		if (data.documents === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "documents" });
			errors++;
		}
		if (data.declarations === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "declarations" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "provenance" || key0 === "documents" || key0 === "declarations")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.provenance !== void 0) {
			if (!validate182(data.provenance, { instancePath: instancePath + "/provenance" })) {
				vErrors = join(vErrors, validate182.errors);
				errors = vErrors.length;
			}
		}
		if (data.documents !== void 0) {
			if (!validate184(data.documents, { instancePath: instancePath + "/documents" })) {
				vErrors = join(vErrors, validate184.errors);
				errors = vErrors.length;
			}
		}
		if (data.declarations !== void 0) {
			let data2 = data.declarations;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate220(data2[i0], { instancePath: instancePath + "/declarations/" + i0 })) {
					vErrors = join(vErrors, validate220.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/declarations", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate235.errors = vErrors;
	return errors === 0;
}
validate235.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate240.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.provenance === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "provenance" });
			errors++;
		}
		if (data.documents === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "documents" });
			errors++;
		}
		if (data.references === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "references" });
			errors++;
		}
		if (data.total === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "total" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "provenance" || key0 === "documents" || key0 === "references" || key0 === "total")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.provenance !== void 0) {
			if (!validate182(data.provenance, { instancePath: instancePath + "/provenance" })) {
				vErrors = join(vErrors, validate182.errors);
				errors = vErrors.length;
			}
		}
		if (data.documents !== void 0) {
			if (!validate184(data.documents, { instancePath: instancePath + "/documents" })) {
				vErrors = join(vErrors, validate184.errors);
				errors = vErrors.length;
			}
		}
		if (data.references !== void 0) {
			let data2 = data.references;
			if (Array.isArray(data2)) {
				if (data2.length > 1e5) {
					vErrors = add(vErrors, instancePath + "/references", "maxItems", { limit: 1e5 });
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate220(data2[i0], { instancePath: instancePath + "/references/" + i0 })) {
					vErrors = join(vErrors, validate220.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/references", "type", { type: "array" });
				errors++;
			}
		}
		if (data.total !== void 0) {
			let data4 = data.total;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				vErrors = add(vErrors, instancePath + "/total", "type", { type: "integer" });
				errors++;
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = add(vErrors, instancePath + "/total", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate240.errors = vErrors;
	return errors === 0;
}
validate240.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema80 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"contents",
		"kind",
		"range"
	],
	"properties": {
		"contents": { "type": "string" },
		"kind": { "enum": ["markdown", "plaintext"] },
		"range": { "anyOf": [{ "$ref": "#/$defs/range" }, { "type": "null" }] }
	}
};
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate248.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.contents === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "contents" });
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.range === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "range" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "contents" || key0 === "kind" || key0 === "range")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.contents !== void 0) {
			if (typeof data.contents !== "string") {
				vErrors = add(vErrors, instancePath + "/contents", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if (!(data1 === "markdown" || data1 === "plaintext")) {
				vErrors = add(vErrors, instancePath + "/kind", "enum", { allowedValues: schema80.properties.kind.enum });
				errors++;
			}
		}
		if (data.range !== void 0) {
			let data2 = data.range;
			const _errs6 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs7 = errors;
			if (!validate136(data2, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate136.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs7 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs8 = errors;
			if (data2 !== null) {
				vErrors = add(vErrors, instancePath + "/range", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs8 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/range", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs6;
				if (vErrors !== null) {
					if (_errs6) vErrors.length = _errs6;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate248.errors = vErrors;
	return errors === 0;
}
validate248.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate245(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate245.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.provenance === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "provenance" });
			errors++;
		}
		if (data.documents === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "documents" });
			errors++;
		}
		if (data.hover === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "hover" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "provenance" || key0 === "documents" || key0 === "hover")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.provenance !== void 0) {
			if (!validate182(data.provenance, { instancePath: instancePath + "/provenance" })) {
				vErrors = join(vErrors, validate182.errors);
				errors = vErrors.length;
			}
		}
		if (data.documents !== void 0) {
			if (!validate184(data.documents, { instancePath: instancePath + "/documents" })) {
				vErrors = join(vErrors, validate184.errors);
				errors = vErrors.length;
			}
		}
		if (data.hover !== void 0) {
			let data2 = data.hover;
			const _errs5 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs6 = errors;
			if (!validate248(data2, { instancePath: instancePath + "/hover" })) {
				vErrors = join(vErrors, validate248.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs6 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs7 = errors;
			if (data2 !== null) {
				vErrors = add(vErrors, instancePath + "/hover", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs7 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/hover", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs5;
				if (vErrors !== null) {
					if (_errs5) vErrors.length = _errs5;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate245.errors = vErrors;
	return errors === 0;
}
validate245.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema82 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"name",
		"kind",
		"uri",
		"range",
		"selectionRange",
		"container"
	],
	"properties": {
		"name": { "type": "string" },
		"kind": { "$ref": "#/$defs/symbolKind" },
		"uri": { "$ref": "#/$defs/uri" },
		"range": { "$ref": "#/$defs/range" },
		"selectionRange": { "$ref": "#/$defs/range" },
		"container": { "type": ["string", "null"] },
		"symbolId": { "$ref": "#/$defs/symbolId" }
	}
};
const schema83 = { "enum": [
	"File",
	"Module",
	"Namespace",
	"Package",
	"Class",
	"Method",
	"Property",
	"Field",
	"Constructor",
	"Enum",
	"Interface",
	"Function",
	"Variable",
	"Constant",
	"String",
	"Number",
	"Boolean",
	"Array",
	"Object",
	"Key",
	"Null",
	"EnumMember",
	"Struct",
	"Event",
	"Operator",
	"TypeParameter"
] };
function validate256(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate256.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "File" || data === "Module" || data === "Namespace" || data === "Package" || data === "Class" || data === "Method" || data === "Property" || data === "Field" || data === "Constructor" || data === "Enum" || data === "Interface" || data === "Function" || data === "Variable" || data === "Constant" || data === "String" || data === "Number" || data === "Boolean" || data === "Array" || data === "Object" || data === "Key" || data === "Null" || data === "EnumMember" || data === "Struct" || data === "Event" || data === "Operator" || data === "TypeParameter")) {
		vErrors = add(vErrors, instancePath, "enum", { allowedValues: schema83.enum });
		errors++;
	}
	validate256.errors = vErrors;
	return errors === 0;
}
validate256.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate255(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate255.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "name" });
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.range === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "range" });
			errors++;
		}
		if (data.selectionRange === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "selectionRange" });
			errors++;
		}
		if (data.container === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "container" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "kind" || key0 === "uri" || key0 === "range" || key0 === "selectionRange" || key0 === "container" || key0 === "symbolId")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = add(vErrors, instancePath + "/name", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if (!validate256(data.kind, { instancePath: instancePath + "/kind" })) {
				vErrors = join(vErrors, validate256.errors);
				errors = vErrors.length;
			}
		}
		if (data.uri !== void 0) {
			if (!validate126(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate126.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate136(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.selectionRange !== void 0) {
			if (!validate136(data.selectionRange, { instancePath: instancePath + "/selectionRange" })) {
				vErrors = join(vErrors, validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.container !== void 0) {
			let data5 = data.container;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = add(vErrors, instancePath + "/container", "type", { type: schema82.properties.container.type });
				errors++;
			}
		}
		if (data.symbolId !== void 0) {
			if (!validate141(data.symbolId, { instancePath: instancePath + "/symbolId" })) {
				vErrors = join(vErrors, validate141.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate255.errors = vErrors;
	return errors === 0;
}
validate255.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate252.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.provenance === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "provenance" });
			errors++;
		}
		if (data.documents === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "documents" });
			errors++;
		}
		if (data.symbols === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "symbols" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "provenance" || key0 === "documents" || key0 === "symbols" || key0 === "incomplete")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.provenance !== void 0) {
			if (!validate182(data.provenance, { instancePath: instancePath + "/provenance" })) {
				vErrors = join(vErrors, validate182.errors);
				errors = vErrors.length;
			}
		}
		if (data.documents !== void 0) {
			if (!validate184(data.documents, { instancePath: instancePath + "/documents" })) {
				vErrors = join(vErrors, validate184.errors);
				errors = vErrors.length;
			}
		}
		if (data.symbols !== void 0) {
			let data2 = data.symbols;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate255(data2[i0], { instancePath: instancePath + "/symbols/" + i0 })) {
					vErrors = join(vErrors, validate255.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/symbols", "type", { type: "array" });
				errors++;
			}
		}
		if (data.incomplete !== void 0) {
			let data4 = data.incomplete;
			if (Array.isArray(data4)) {
				if (data4.length < 1) {
					vErrors = add(vErrors, instancePath + "/incomplete", "minItems", { limit: 1 });
					errors++;
				}
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate212(data4[i1], { instancePath: instancePath + "/incomplete/" + i1 })) {
					vErrors = join(vErrors, validate212.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/incomplete", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate252.errors = vErrors;
	return errors === 0;
}
validate252.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate265(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate265.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.provenance === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "provenance" });
			errors++;
		}
		if (data.capabilities === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "capabilities" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "provenance" || key0 === "capabilities")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.provenance !== void 0) {
			if (!validate182(data.provenance, { instancePath: instancePath + "/provenance" })) {
				vErrors = join(vErrors, validate182.errors);
				errors = vErrors.length;
			}
		}
		if (data.capabilities !== void 0) {
			let data1 = data.capabilities;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {} else {
				vErrors = add(vErrors, instancePath + "/capabilities", "type", { type: "object" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate265.errors = vErrors;
	return errors === 0;
}
validate265.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate268(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate268.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.provenance === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "provenance" });
			errors++;
		}
		if (data.documents === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "documents" });
			errors++;
		}
		if (data.result === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "result" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "provenance" || key0 === "documents" || key0 === "result")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.provenance !== void 0) {
			if (!validate182(data.provenance, { instancePath: instancePath + "/provenance" })) {
				vErrors = join(vErrors, validate182.errors);
				errors = vErrors.length;
			}
		}
		if (data.documents !== void 0) {
			if (!validate184(data.documents, { instancePath: instancePath + "/documents" })) {
				vErrors = join(vErrors, validate184.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate268.errors = vErrors;
	return errors === 0;
}
validate268.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema87 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"name",
		"root",
		"state",
		"version"
	],
	"properties": {
		"name": { "type": "string" },
		"root": { "type": "string" },
		"state": { "enum": [
			"configured",
			"running",
			"failed",
			"missing",
			"disabled"
		] },
		"version": { "type": ["string", "null"] }
	}
};
function validate273(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate273.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "name" });
			errors++;
		}
		if (data.root === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "root" });
			errors++;
		}
		if (data.state === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "state" });
			errors++;
		}
		if (data.version === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "version" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "root" || key0 === "state" || key0 === "version")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = add(vErrors, instancePath + "/name", "type", { type: "string" });
				errors++;
			}
		}
		if (data.root !== void 0) {
			if (typeof data.root !== "string") {
				vErrors = add(vErrors, instancePath + "/root", "type", { type: "string" });
				errors++;
			}
		}
		if (data.state !== void 0) {
			let data2 = data.state;
			if (!(data2 === "configured" || data2 === "running" || data2 === "failed" || data2 === "missing" || data2 === "disabled")) {
				vErrors = add(vErrors, instancePath + "/state", "enum", { allowedValues: schema87.properties.state.enum });
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data3 = data.version;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = add(vErrors, instancePath + "/version", "type", { type: schema87.properties.version.type });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate273.errors = vErrors;
	return errors === 0;
}
validate273.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema88 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"name",
		"passed",
		"detail"
	],
	"properties": {
		"name": { "type": "string" },
		"passed": { "type": ["boolean", "null"] },
		"detail": { "type": "string" },
		"places": {
			"type": "array",
			"items": { "$ref": "#/$defs/location" }
		}
	}
};
function validate275(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate275.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "name" });
			errors++;
		}
		if (data.passed === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "passed" });
			errors++;
		}
		if (data.detail === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "detail" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "passed" || key0 === "detail" || key0 === "places")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = add(vErrors, instancePath + "/name", "type", { type: "string" });
				errors++;
			}
		}
		if (data.passed !== void 0) {
			let data1 = data.passed;
			if (typeof data1 !== "boolean" && data1 !== null) {
				vErrors = add(vErrors, instancePath + "/passed", "type", { type: schema88.properties.passed.type });
				errors++;
			}
		}
		if (data.detail !== void 0) {
			if (typeof data.detail !== "string") {
				vErrors = add(vErrors, instancePath + "/detail", "type", { type: "string" });
				errors++;
			}
		}
		if (data.places !== void 0) {
			let data3 = data.places;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate220(data3[i0], { instancePath: instancePath + "/places/" + i0 })) {
					vErrors = join(vErrors, validate220.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/places", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate275.errors = vErrors;
	return errors === 0;
}
validate275.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate272.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.servers === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "servers" });
			errors++;
		}
		if (data.checks === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "checks" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "servers" || key0 === "checks")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.servers !== void 0) {
			let data0 = data.servers;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate273(data0[i0], { instancePath: instancePath + "/servers/" + i0 })) {
					vErrors = join(vErrors, validate273.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/servers", "type", { type: "array" });
				errors++;
			}
		}
		if (data.checks !== void 0) {
			let data2 = data.checks;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate275(data2[i1], { instancePath: instancePath + "/checks/" + i1 })) {
					vErrors = join(vErrors, validate275.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/checks", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate272.errors = vErrors;
	return errors === 0;
}
validate272.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate282.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.range === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "range" });
			errors++;
		}
		if (data.placeholder === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "placeholder" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "uri" || key0 === "range" || key0 === "placeholder")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.uri !== void 0) {
			if (!validate126(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate126.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate136(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.placeholder !== void 0) {
			if (typeof data.placeholder !== "string") {
				vErrors = add(vErrors, instancePath + "/placeholder", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate282.errors = vErrors;
	return errors === 0;
}
validate282.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate279.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.provenance === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "provenance" });
			errors++;
		}
		if (data.documents === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "documents" });
			errors++;
		}
		if (data.prepareRename === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "prepareRename" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "provenance" || key0 === "documents" || key0 === "prepareRename")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.provenance !== void 0) {
			if (!validate182(data.provenance, { instancePath: instancePath + "/provenance" })) {
				vErrors = join(vErrors, validate182.errors);
				errors = vErrors.length;
			}
		}
		if (data.documents !== void 0) {
			if (!validate184(data.documents, { instancePath: instancePath + "/documents" })) {
				vErrors = join(vErrors, validate184.errors);
				errors = vErrors.length;
			}
		}
		if (data.prepareRename !== void 0) {
			let data2 = data.prepareRename;
			const _errs5 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs6 = errors;
			if (!validate282(data2, { instancePath: instancePath + "/prepareRename" })) {
				vErrors = join(vErrors, validate282.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs6 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs7 = errors;
			if (data2 !== null) {
				vErrors = add(vErrors, instancePath + "/prepareRename", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs7 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/prepareRename", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs5;
				if (vErrors !== null) {
					if (_errs5) vErrors.length = _errs5;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate279.errors = vErrors;
	return errors === 0;
}
validate279.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate290(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate290.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.ready === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "ready" });
			errors++;
		}
		if (data.checks === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "checks" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "ready" || key0 === "checks")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.ready !== void 0) {
			if (!validate144(data.ready, { instancePath: instancePath + "/ready" })) {
				vErrors = join(vErrors, validate144.errors);
				errors = vErrors.length;
			}
		}
		if (data.checks !== void 0) {
			let data1 = data.checks;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate275(data1[i0], { instancePath: instancePath + "/checks/" + i0 })) {
					vErrors = join(vErrors, validate275.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/checks", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate290.errors = vErrors;
	return errors === 0;
}
validate290.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern16 = new RegExp("^[a-z]+(-[a-z]+)*$", "u");
function validate296(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate296.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.range === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "range" });
			errors++;
		}
		if (data.reason === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "reason" });
			errors++;
		}
		if (data.text === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "text" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "uri" || key0 === "range" || key0 === "reason" || key0 === "text")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.uri !== void 0) {
			if (!validate126(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate126.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate136(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate136.errors);
				errors = vErrors.length;
			}
		}
		if (data.reason !== void 0) {
			let data2 = data.reason;
			if (typeof data2 === "string") {
				if (!pattern16.test(data2)) {
					vErrors = add(vErrors, instancePath + "/reason", "pattern", { pattern: "^[a-z]+(-[a-z]+)*$" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/reason", "type", { type: "string" });
				errors++;
			}
		}
		if (data.text !== void 0) {
			if (typeof data.text !== "string") {
				vErrors = add(vErrors, instancePath + "/text", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate296.errors = vErrors;
	return errors === 0;
}
validate296.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate287(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate287.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.provenance === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "provenance" });
			errors++;
		}
		if (data.documents === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "documents" });
			errors++;
		}
		if (data.safety === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "safety" });
			errors++;
		}
		if (data.diagnosticsBefore === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "diagnosticsBefore" });
			errors++;
		}
		if (data.diagnosticsAfter === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "diagnosticsAfter" });
			errors++;
		}
		if (data.notCovered === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "notCovered" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "provenance" || key0 === "documents" || key0 === "safety" || key0 === "diagnosticsBefore" || key0 === "diagnosticsAfter" || key0 === "notCovered")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.provenance !== void 0) {
			if (!validate182(data.provenance, { instancePath: instancePath + "/provenance" })) {
				vErrors = join(vErrors, validate182.errors);
				errors = vErrors.length;
			}
		}
		if (data.documents !== void 0) {
			if (!validate184(data.documents, { instancePath: instancePath + "/documents" })) {
				vErrors = join(vErrors, validate184.errors);
				errors = vErrors.length;
			}
		}
		if (data.safety !== void 0) {
			if (!validate290(data.safety, { instancePath: instancePath + "/safety" })) {
				vErrors = join(vErrors, validate290.errors);
				errors = vErrors.length;
			}
		}
		if (data.diagnosticsBefore !== void 0) {
			let data3 = data.diagnosticsBefore;
			const _errs6 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs7 = errors;
			if (!validate210(data3, { instancePath: instancePath + "/diagnosticsBefore" })) {
				vErrors = join(vErrors, validate210.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs7 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs8 = errors;
			if (data3 !== null) {
				vErrors = add(vErrors, instancePath + "/diagnosticsBefore", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs8 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/diagnosticsBefore", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs6;
				if (vErrors !== null) {
					if (_errs6) vErrors.length = _errs6;
					else vErrors = null;
				}
			}
		}
		if (data.diagnosticsAfter !== void 0) {
			let data4 = data.diagnosticsAfter;
			const _errs11 = errors;
			const branches1 = [];
			let valid2 = false;
			const before2 = errors;
			const _errs12 = errors;
			if (!validate210(data4, { instancePath: instancePath + "/diagnosticsAfter" })) {
				vErrors = join(vErrors, validate210.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs12 === errors;
			branches1.push(errors - before2);
			valid2 = valid2 || _valid1;
			const before3 = errors;
			const _errs13 = errors;
			if (data4 !== null) {
				vErrors = add(vErrors, instancePath + "/diagnosticsAfter", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs13 === errors;
			branches1.push(errors - before3);
			valid2 = valid2 || _valid1;
			if (!valid2) {
				vErrors = add(vErrors, instancePath + "/diagnosticsAfter", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs11;
				if (vErrors !== null) {
					if (_errs11) vErrors.length = _errs11;
					else vErrors = null;
				}
			}
		}
		if (data.notCovered !== void 0) {
			let data5 = data.notCovered;
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate296(data5[i0], { instancePath: instancePath + "/notCovered/" + i0 })) {
					vErrors = join(vErrors, validate296.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/notCovered", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate287.errors = vErrors;
	return errors === 0;
}
validate287.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema95 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"index",
		"title",
		"kind",
		"disabled"
	],
	"properties": {
		"index": {
			"type": "integer",
			"minimum": 0
		},
		"title": { "type": "string" },
		"kind": { "type": ["string", "null"] },
		"disabled": { "type": ["string", "null"] }
	}
};
function validate304(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate304.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.index === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "index" });
			errors++;
		}
		if (data.title === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "title" });
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.disabled === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "disabled" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "index" || key0 === "title" || key0 === "kind" || key0 === "disabled")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.index !== void 0) {
			let data0 = data.index;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = add(vErrors, instancePath + "/index", "type", { type: "integer" });
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = add(vErrors, instancePath + "/index", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				vErrors = add(vErrors, instancePath + "/title", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data2 = data.kind;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = add(vErrors, instancePath + "/kind", "type", { type: schema95.properties.kind.type });
				errors++;
			}
		}
		if (data.disabled !== void 0) {
			let data3 = data.disabled;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = add(vErrors, instancePath + "/disabled", "type", { type: schema95.properties.disabled.type });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate304.errors = vErrors;
	return errors === 0;
}
validate304.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate301(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate301.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.provenance === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "provenance" });
			errors++;
		}
		if (data.documents === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "documents" });
			errors++;
		}
		if (data.codeActions === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "codeActions" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "provenance" || key0 === "documents" || key0 === "codeActions")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.provenance !== void 0) {
			if (!validate182(data.provenance, { instancePath: instancePath + "/provenance" })) {
				vErrors = join(vErrors, validate182.errors);
				errors = vErrors.length;
			}
		}
		if (data.documents !== void 0) {
			if (!validate184(data.documents, { instancePath: instancePath + "/documents" })) {
				vErrors = join(vErrors, validate184.errors);
				errors = vErrors.length;
			}
		}
		if (data.codeActions !== void 0) {
			let data2 = data.codeActions;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate304(data2[i0], { instancePath: instancePath + "/codeActions/" + i0 })) {
					vErrors = join(vErrors, validate304.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/codeActions", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate301.errors = vErrors;
	return errors === 0;
}
validate301.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema98 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"uri",
		"range",
		"text"
	],
	"properties": {
		"kind": { "enum": [
			"suppression",
			"directive",
			"cast",
			"any",
			"rule",
			"excluded",
			"deleted",
			"stub",
			"test",
			"configuration",
			"unreachable"
		] },
		"uri": { "$ref": "#/$defs/uri" },
		"range": { "anyOf": [{ "$ref": "#/$defs/range" }, { "type": "null" }] },
		"text": { "type": "string" },
		"before": {},
		"after": {}
	}
};
function validate309(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate309.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.range === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "range" });
			errors++;
		}
		if (data.text === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "text" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "uri" || key0 === "range" || key0 === "text" || key0 === "before" || key0 === "after")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (!(data0 === "suppression" || data0 === "directive" || data0 === "cast" || data0 === "any" || data0 === "rule" || data0 === "excluded" || data0 === "deleted" || data0 === "stub" || data0 === "test" || data0 === "configuration" || data0 === "unreachable")) {
				vErrors = add(vErrors, instancePath + "/kind", "enum", { allowedValues: schema98.properties.kind.enum });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate126(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate126.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			let data2 = data.range;
			const _errs5 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs6 = errors;
			if (!validate136(data2, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate136.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs6 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs7 = errors;
			if (data2 !== null) {
				vErrors = add(vErrors, instancePath + "/range", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs7 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/range", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs5;
				if (vErrors !== null) {
					if (_errs5) vErrors.length = _errs5;
					else vErrors = null;
				}
			}
		}
		if (data.text !== void 0) {
			if (typeof data.text !== "string") {
				vErrors = add(vErrors, instancePath + "/text", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate309.errors = vErrors;
	return errors === 0;
}
validate309.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate313(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate313.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.docVersion === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "docVersion" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "uri" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.uri !== void 0) {
			if (!validate126(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate126.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate139(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate139.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate313.errors = vErrors;
	return errors === 0;
}
validate313.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate308.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.findings === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "findings" });
			errors++;
		}
		if (data.hidden === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "hidden" });
			errors++;
		}
		if (data.notFound === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "notFound" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "findings" || key0 === "hidden" || key0 === "notFound")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.findings !== void 0) {
			let data0 = data.findings;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate309(data0[i0], { instancePath: instancePath + "/findings/" + i0 })) {
					vErrors = join(vErrors, validate309.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/findings", "type", { type: "array" });
				errors++;
			}
		}
		if (data.hidden !== void 0) {
			let data2 = data.hidden;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/hidden", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/hidden", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.notFound !== void 0) {
			let data3 = data.notFound;
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate313(data3[i1], { instancePath: instancePath + "/notFound/" + i1 })) {
					vErrors = join(vErrors, validate313.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/notFound", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate308.errors = vErrors;
	return errors === 0;
}
validate308.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate307.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.evidence === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "evidence" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "evidence")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.evidence !== void 0) {
			let data0 = data.evidence;
			const _errs3 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs4 = errors;
			if (!validate308(data0, { instancePath: instancePath + "/evidence" })) {
				vErrors = join(vErrors, validate308.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs4 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs5 = errors;
			if (data0 !== null) {
				vErrors = add(vErrors, instancePath + "/evidence", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs5 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/evidence", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate307.errors = vErrors;
	return errors === 0;
}
validate307.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate180.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	const branches0 = [];
	let valid0 = false;
	const before0 = errors;
	const _errs1 = errors;
	if (!validate181(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate181.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	branches0.push(errors - before0);
	valid0 = valid0 || _valid0;
	if (_valid0) var props0 = true;
	const before1 = errors;
	const _errs2 = errors;
	if (!validate217(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate217.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	branches0.push(errors - before1);
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	const before2 = errors;
	const _errs3 = errors;
	if (!validate225(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate225.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs3 === errors;
	branches0.push(errors - before2);
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	const before3 = errors;
	const _errs4 = errors;
	if (!validate230(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate230.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs4 === errors;
	branches0.push(errors - before3);
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	const before4 = errors;
	const _errs5 = errors;
	if (!validate235(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate235.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs5 === errors;
	branches0.push(errors - before4);
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	const before5 = errors;
	const _errs6 = errors;
	if (!validate240(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate240.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs6 === errors;
	branches0.push(errors - before5);
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	const before6 = errors;
	const _errs7 = errors;
	if (!validate245(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate245.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs7 === errors;
	branches0.push(errors - before6);
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	const before7 = errors;
	const _errs8 = errors;
	if (!validate252(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate252.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs8 === errors;
	branches0.push(errors - before7);
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	const before8 = errors;
	const _errs9 = errors;
	if (!validate265(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate265.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs9 === errors;
	branches0.push(errors - before8);
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	const before9 = errors;
	const _errs10 = errors;
	if (!validate268(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate268.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs10 === errors;
	branches0.push(errors - before9);
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	const before10 = errors;
	const _errs11 = errors;
	if (!validate272(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate272.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs11 === errors;
	branches0.push(errors - before10);
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	const before11 = errors;
	const _errs12 = errors;
	if (!validate279(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate279.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs12 === errors;
	branches0.push(errors - before11);
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	const before12 = errors;
	const _errs13 = errors;
	if (!validate287(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate287.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs13 === errors;
	branches0.push(errors - before12);
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	const before13 = errors;
	const _errs14 = errors;
	if (!validate301(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate301.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs14 === errors;
	branches0.push(errors - before13);
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	const before14 = errors;
	const _errs15 = errors;
	if (!validate307(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate307.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs15 === errors;
	branches0.push(errors - before14);
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	if (!valid0) {
		vErrors = add(vErrors, instancePath, "anyOf", { branches: branches0 });
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate180.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate180.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
const schema100 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["plan", "diff"],
	"properties": {
		"plan": { "anyOf": [{ "$ref": "urn:lanser:schema:plan:1.0" }, { "type": "null" }] },
		"diff": { "type": ["string", "null"] },
		"applied": { "type": "boolean" }
	}
};
const schema101 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "urn:lanser:schema:plan:1.0",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"planId",
		"files",
		"operations"
	],
	"properties": {
		"$schema": { "type": "string" },
		"version": { "const": "1.0" },
		"planId": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/contentHash" },
		"positionEncoding": { "enum": [
			"utf-8",
			"utf-16",
			"utf-32"
		] },
		"resolution": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/resolution" }, { "type": "null" }] },
		"files": {
			"type": "array",
			"items": { "$ref": "#/$defs/plannedFile" }
		},
		"operations": {
			"type": "array",
			"items": { "$ref": "#/$defs/planOperation" }
		},
		"diff": { "type": "string" },
		"annotations": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/changeAnnotation" }
		}
	},
	"$defs": {
		"plannedFile": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"uri",
				"before",
				"after",
				"edits"
			],
			"properties": {
				"uri": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/uri" },
				"before": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/documentVersion" }, { "type": "null" }] },
				"after": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/documentVersion" }, { "type": "null" }] },
				"edits": {
					"type": "array",
					"items": { "$ref": "#/$defs/plannedEdit" }
				}
			}
		},
		"plannedEdit": {
			"type": "object",
			"additionalProperties": false,
			"required": ["range", "newText"],
			"properties": {
				"range": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/range" },
				"newText": { "type": "string" },
				"annotation": { "type": "string" }
			}
		},
		"planOperation": { "oneOf": [
			{ "$ref": "#/$defs/createOperation" },
			{ "$ref": "#/$defs/renameOperation" },
			{ "$ref": "#/$defs/deleteOperation" }
		] },
		"createOperation": {
			"type": "object",
			"additionalProperties": false,
			"required": ["kind", "uri"],
			"properties": {
				"kind": { "const": "create" },
				"uri": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/uri" },
				"options": { "$ref": "#/$defs/targetOptions" },
				"annotation": { "type": "string" }
			}
		},
		"renameOperation": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"kind",
				"oldUri",
				"newUri"
			],
			"properties": {
				"kind": { "const": "rename" },
				"oldUri": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/uri" },
				"newUri": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/uri" },
				"options": { "$ref": "#/$defs/targetOptions" },
				"annotation": { "type": "string" }
			}
		},
		"deleteOperation": {
			"type": "object",
			"additionalProperties": false,
			"required": ["kind", "uri"],
			"properties": {
				"kind": { "const": "delete" },
				"uri": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/uri" },
				"options": { "$ref": "#/$defs/deleteOptions" },
				"annotation": { "type": "string" }
			}
		},
		"targetOptions": {
			"type": "object",
			"additionalProperties": false,
			"required": [],
			"properties": {
				"overwrite": { "type": "boolean" },
				"ignoreIfExists": { "type": "boolean" }
			}
		},
		"deleteOptions": {
			"type": "object",
			"additionalProperties": false,
			"required": [],
			"properties": {
				"recursive": { "type": "boolean" },
				"ignoreIfNotExists": { "type": "boolean" }
			}
		},
		"changeAnnotation": {
			"type": "object",
			"additionalProperties": false,
			"required": ["label"],
			"properties": {
				"label": { "type": "string" },
				"needsConfirmation": { "type": "boolean" },
				"description": { "type": "string" }
			}
		}
	}
};
function validate322(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate322.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern3.test(data)) {
			vErrors = add(vErrors, instancePath, "pattern", { pattern: "^sha256:[0-9a-f]{64}$" });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate322.errors = vErrors;
	return errors === 0;
}
validate322.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate324(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate324.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.original === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "original" });
			errors++;
		}
		if (data.resolved === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "resolved" });
			errors++;
		}
		if (data.confidence === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "confidence" });
			errors++;
		}
		if (data.certified === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "certified" });
			errors++;
		}
		if (data.candidates === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "candidates" });
			errors++;
		}
		if (data.weights === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "weights" });
			errors++;
		}
		if (data.thresholds === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "thresholds" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema49.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.original !== void 0) {
			if (typeof data.original !== "string") {
				vErrors = add(vErrors, instancePath + "/original", "type", { type: "string" });
				errors++;
			}
		}
		if (data.resolved !== void 0) {
			let data1 = data.resolved;
			const _errs5 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs6 = errors;
			if (!validate134(data1, { instancePath: instancePath + "/resolved" })) {
				vErrors = join(vErrors, validate134.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs6 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs7 = errors;
			if (data1 !== null) {
				vErrors = add(vErrors, instancePath + "/resolved", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs7 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/resolved", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs5;
				if (vErrors !== null) {
					if (_errs5) vErrors.length = _errs5;
					else vErrors = null;
				}
			}
		}
		if (data.confidence !== void 0) {
			if (!validate144(data.confidence, { instancePath: instancePath + "/confidence" })) {
				vErrors = join(vErrors, validate144.errors);
				errors = vErrors.length;
			}
		}
		if (data.certified !== void 0) {
			if (typeof data.certified !== "boolean") {
				vErrors = add(vErrors, instancePath + "/certified", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.candidates !== void 0) {
			let data4 = data.candidates;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate146(data4[i0], { instancePath: instancePath + "/candidates/" + i0 })) {
					vErrors = join(vErrors, validate146.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/candidates", "type", { type: "array" });
				errors++;
			}
		}
		if (data.weights !== void 0) {
			let data6 = data.weights;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				if (data6.ast === void 0) {
					vErrors = add(vErrors, instancePath + "/weights", "required", { missingProperty: "ast" });
					errors++;
				}
				if (data6.module === void 0) {
					vErrors = add(vErrors, instancePath + "/weights", "required", { missingProperty: "module" });
					errors++;
				}
				if (data6.token === void 0) {
					vErrors = add(vErrors, instancePath + "/weights", "required", { missingProperty: "token" });
					errors++;
				}
				if (data6.prox === void 0) {
					vErrors = add(vErrors, instancePath + "/weights", "required", { missingProperty: "prox" });
					errors++;
				}
				for (const key1 in data6) if (!(key1 === "ast" || key1 === "module" || key1 === "token" || key1 === "prox")) {
					vErrors = add(vErrors, instancePath + "/weights", "additionalProperties", { additionalProperty: key1 });
					errors++;
				}
				if (data6.ast !== void 0) {
					if (!validate144(data6.ast, { instancePath: instancePath + "/weights/ast" })) {
						vErrors = join(vErrors, validate144.errors);
						errors = vErrors.length;
					}
				}
				if (data6.module !== void 0) {
					if (!validate144(data6.module, { instancePath: instancePath + "/weights/module" })) {
						vErrors = join(vErrors, validate144.errors);
						errors = vErrors.length;
					}
				}
				if (data6.token !== void 0) {
					if (!validate144(data6.token, { instancePath: instancePath + "/weights/token" })) {
						vErrors = join(vErrors, validate144.errors);
						errors = vErrors.length;
					}
				}
				if (data6.prox !== void 0) {
					if (!validate144(data6.prox, { instancePath: instancePath + "/weights/prox" })) {
						vErrors = join(vErrors, validate144.errors);
						errors = vErrors.length;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/weights", "type", { type: "object" });
				errors++;
			}
		}
		if (data.thresholds !== void 0) {
			let data11 = data.thresholds;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
				if (data11.tau === void 0) {
					vErrors = add(vErrors, instancePath + "/thresholds", "required", { missingProperty: "tau" });
					errors++;
				}
				if (data11.delta === void 0) {
					vErrors = add(vErrors, instancePath + "/thresholds", "required", { missingProperty: "delta" });
					errors++;
				}
				if (data11.topK === void 0) {
					vErrors = add(vErrors, instancePath + "/thresholds", "required", { missingProperty: "topK" });
					errors++;
				}
				for (const key2 in data11) if (!(key2 === "tau" || key2 === "delta" || key2 === "topK")) {
					vErrors = add(vErrors, instancePath + "/thresholds", "additionalProperties", { additionalProperty: key2 });
					errors++;
				}
				if (data11.tau !== void 0) {
					if (!validate144(data11.tau, { instancePath: instancePath + "/thresholds/tau" })) {
						vErrors = join(vErrors, validate144.errors);
						errors = vErrors.length;
					}
				}
				if (data11.delta !== void 0) {
					if (!validate144(data11.delta, { instancePath: instancePath + "/thresholds/delta" })) {
						vErrors = join(vErrors, validate144.errors);
						errors = vErrors.length;
					}
				}
				if (data11.topK !== void 0) {
					let data14 = data11.topK;
					if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
						vErrors = add(vErrors, instancePath + "/thresholds/topK", "type", { type: "integer" });
						errors++;
					}
					if (typeof data14 == "number" && isFinite(data14)) {
						if (data14 < 1 || isNaN(data14)) {
							vErrors = add(vErrors, instancePath + "/thresholds/topK", "minimum", {
								comparison: ">=",
								limit: 1
							});
							errors++;
						}
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/thresholds", "type", { type: "object" });
				errors++;
			}
		}
		if (data.selector !== void 0) {
			if (!validate61(data.selector, { instancePath: instancePath + "/selector" })) {
				vErrors = join(vErrors, validate61.errors);
				errors = vErrors.length;
			}
		}
		if (data.foundVersion !== void 0) {
			let data16 = data.foundVersion;
			if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
				if (data16.blob === void 0) {
					vErrors = add(vErrors, instancePath + "/foundVersion", "required", { missingProperty: "blob" });
					errors++;
				}
				if (data16.commit === void 0) {
					vErrors = add(vErrors, instancePath + "/foundVersion", "required", { missingProperty: "commit" });
					errors++;
				}
				for (const key3 in data16) if (!(key3 === "blob" || key3 === "commit")) {
					vErrors = add(vErrors, instancePath + "/foundVersion", "additionalProperties", { additionalProperty: key3 });
					errors++;
				}
				if (data16.blob !== void 0) {
					if (!validate139(data16.blob, { instancePath: instancePath + "/foundVersion/blob" })) {
						vErrors = join(vErrors, validate139.errors);
						errors = vErrors.length;
					}
				}
				if (data16.commit !== void 0) {
					let data18 = data16.commit;
					if (typeof data18 === "string") {
						if (!pattern14.test(data18)) {
							vErrors = add(vErrors, instancePath + "/foundVersion/commit", "pattern", { pattern: "^[0-9a-f]{40}$" });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/foundVersion/commit", "type", { type: "string" });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/foundVersion", "type", { type: "object" });
				errors++;
			}
		}
		if (data.historySearch !== void 0) {
			let data19 = data.historySearch;
			if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
				if (data19.outcome === void 0) {
					vErrors = add(vErrors, instancePath + "/historySearch", "required", { missingProperty: "outcome" });
					errors++;
				}
				if (data19.limits === void 0) {
					vErrors = add(vErrors, instancePath + "/historySearch", "required", { missingProperty: "limits" });
					errors++;
				}
				for (const key4 in data19) if (!(key4 === "outcome" || key4 === "commits" || key4 === "limits")) {
					vErrors = add(vErrors, instancePath + "/historySearch", "additionalProperties", { additionalProperty: key4 });
					errors++;
				}
				if (data19.outcome !== void 0) {
					let data20 = data19.outcome;
					if (!(data20 === "found" || data20 === "none" || data20 === "commit-limit" || data20 === "time-limit" || data20 === "unavailable")) {
						vErrors = add(vErrors, instancePath + "/historySearch/outcome", "enum", { allowedValues: schema49.properties.historySearch.properties.outcome.enum });
						errors++;
					}
				}
				if (data19.commits !== void 0) {
					let data21 = data19.commits;
					if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
						vErrors = add(vErrors, instancePath + "/historySearch/commits", "type", { type: "integer" });
						errors++;
					}
					if (typeof data21 == "number" && isFinite(data21)) {
						if (data21 < 0 || isNaN(data21)) {
							vErrors = add(vErrors, instancePath + "/historySearch/commits", "minimum", {
								comparison: ">=",
								limit: 0
							});
							errors++;
						}
					}
				}
				if (data19.limits !== void 0) {
					let data22 = data19.limits;
					if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
						if (data22.commits === void 0) {
							vErrors = add(vErrors, instancePath + "/historySearch/limits", "required", { missingProperty: "commits" });
							errors++;
						}
						if (data22.milliseconds === void 0) {
							vErrors = add(vErrors, instancePath + "/historySearch/limits", "required", { missingProperty: "milliseconds" });
							errors++;
						}
						for (const key5 in data22) if (!(key5 === "commits" || key5 === "milliseconds")) {
							vErrors = add(vErrors, instancePath + "/historySearch/limits", "additionalProperties", { additionalProperty: key5 });
							errors++;
						}
						if (data22.commits !== void 0) {
							let data23 = data22.commits;
							if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
								vErrors = add(vErrors, instancePath + "/historySearch/limits/commits", "type", { type: "integer" });
								errors++;
							}
							if (typeof data23 == "number" && isFinite(data23)) {
								if (data23 < 0 || isNaN(data23)) {
									vErrors = add(vErrors, instancePath + "/historySearch/limits/commits", "minimum", {
										comparison: ">=",
										limit: 0
									});
									errors++;
								}
							}
						}
						if (data22.milliseconds !== void 0) {
							let data24 = data22.milliseconds;
							if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
								vErrors = add(vErrors, instancePath + "/historySearch/limits/milliseconds", "type", { type: "integer" });
								errors++;
							}
							if (typeof data24 == "number" && isFinite(data24)) {
								if (data24 < 0 || isNaN(data24)) {
									vErrors = add(vErrors, instancePath + "/historySearch/limits/milliseconds", "minimum", {
										comparison: ">=",
										limit: 0
									});
									errors++;
								}
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/historySearch/limits", "type", { type: "object" });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/historySearch", "type", { type: "object" });
				errors++;
			}
		}
		if (data.evidence !== void 0) {
			let data25 = data.evidence;
			if (Array.isArray(data25)) {
				const len1 = data25.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate157(data25[i1], { instancePath: instancePath + "/evidence/" + i1 })) {
					vErrors = join(vErrors, validate157.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/evidence", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate324.errors = vErrors;
	return errors === 0;
}
validate324.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate339(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate339.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func2(data) < 1) {
			vErrors = add(vErrors, instancePath, "minLength", { limit: 1 });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate339.errors = vErrors;
	return errors === 0;
}
validate339.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate341(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate341.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern4.test(data)) {
			vErrors = add(vErrors, instancePath, "pattern", { pattern: "^blob:[0-9a-f]{40}$" });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate341.errors = vErrors;
	return errors === 0;
}
validate341.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate345(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate345.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		if (data.length > 4) {
			vErrors = add(vErrors, instancePath, "maxItems", { limit: 4 });
			errors++;
		}
		if (data.length < 4) {
			vErrors = add(vErrors, instancePath, "minItems", { limit: 4 });
			errors++;
		}
		const len0 = data.length;
		if (len0 > 0) {
			let data0 = data[0];
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = add(vErrors, instancePath + "/0", "type", { type: "integer" });
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = add(vErrors, instancePath + "/0", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (len0 > 1) {
			let data1 = data[1];
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = add(vErrors, instancePath + "/1", "type", { type: "integer" });
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = add(vErrors, instancePath + "/1", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (len0 > 2) {
			let data2 = data[2];
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/2", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/2", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (len0 > 3) {
			let data3 = data[3];
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				vErrors = add(vErrors, instancePath + "/3", "type", { type: "integer" });
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = add(vErrors, instancePath + "/3", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (!(data.length <= 4)) {
			vErrors = add(vErrors, instancePath, "items", { limit: 4 });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "array" });
		errors++;
	}
	validate345.errors = vErrors;
	return errors === 0;
}
validate345.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate344(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate344.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.range === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "range" });
			errors++;
		}
		if (data.newText === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "newText" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "range" || key0 === "newText" || key0 === "annotation")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.range !== void 0) {
			if (!validate345(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate345.errors);
				errors = vErrors.length;
			}
		}
		if (data.newText !== void 0) {
			if (typeof data.newText !== "string") {
				vErrors = add(vErrors, instancePath + "/newText", "type", { type: "string" });
				errors++;
			}
		}
		if (data.annotation !== void 0) {
			if (typeof data.annotation !== "string") {
				vErrors = add(vErrors, instancePath + "/annotation", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate344.errors = vErrors;
	return errors === 0;
}
validate344.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate338(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate338.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.before === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "before" });
			errors++;
		}
		if (data.after === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "after" });
			errors++;
		}
		if (data.edits === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "edits" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "uri" || key0 === "before" || key0 === "after" || key0 === "edits")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.uri !== void 0) {
			if (!validate339(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate339.errors);
				errors = vErrors.length;
			}
		}
		if (data.before !== void 0) {
			let data1 = data.before;
			const _errs4 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs5 = errors;
			if (!validate341(data1, { instancePath: instancePath + "/before" })) {
				vErrors = join(vErrors, validate341.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs5 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs6 = errors;
			if (data1 !== null) {
				vErrors = add(vErrors, instancePath + "/before", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs6 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/before", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs4;
				if (vErrors !== null) {
					if (_errs4) vErrors.length = _errs4;
					else vErrors = null;
				}
			}
		}
		if (data.after !== void 0) {
			let data2 = data.after;
			const _errs9 = errors;
			const branches1 = [];
			let valid2 = false;
			const before2 = errors;
			const _errs10 = errors;
			if (!validate341(data2, { instancePath: instancePath + "/after" })) {
				vErrors = join(vErrors, validate341.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs10 === errors;
			branches1.push(errors - before2);
			valid2 = valid2 || _valid1;
			const before3 = errors;
			const _errs11 = errors;
			if (data2 !== null) {
				vErrors = add(vErrors, instancePath + "/after", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs11 === errors;
			branches1.push(errors - before3);
			valid2 = valid2 || _valid1;
			if (!valid2) {
				vErrors = add(vErrors, instancePath + "/after", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs9;
				if (vErrors !== null) {
					if (_errs9) vErrors.length = _errs9;
					else vErrors = null;
				}
			}
		}
		if (data.edits !== void 0) {
			let data3 = data.edits;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate344(data3[i0], { instancePath: instancePath + "/edits/" + i0 })) {
					vErrors = join(vErrors, validate344.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/edits", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate338.errors = vErrors;
	return errors === 0;
}
validate338.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate352(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate352.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "overwrite" || key0 === "ignoreIfExists")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.overwrite !== void 0) {
			if (typeof data.overwrite !== "boolean") {
				vErrors = add(vErrors, instancePath + "/overwrite", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.ignoreIfExists !== void 0) {
			if (typeof data.ignoreIfExists !== "boolean") {
				vErrors = add(vErrors, instancePath + "/ignoreIfExists", "type", { type: "boolean" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate352.errors = vErrors;
	return errors === 0;
}
validate352.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate350(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate350.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "uri" || key0 === "options" || key0 === "annotation")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("create" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "create" });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate339(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate339.errors);
				errors = vErrors.length;
			}
		}
		if (data.options !== void 0) {
			if (!validate352(data.options, { instancePath: instancePath + "/options" })) {
				vErrors = join(vErrors, validate352.errors);
				errors = vErrors.length;
			}
		}
		if (data.annotation !== void 0) {
			if (typeof data.annotation !== "string") {
				vErrors = add(vErrors, instancePath + "/annotation", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate350.errors = vErrors;
	return errors === 0;
}
validate350.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate355(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate355.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.oldUri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "oldUri" });
			errors++;
		}
		if (data.newUri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "newUri" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "oldUri" || key0 === "newUri" || key0 === "options" || key0 === "annotation")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("rename" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "rename" });
				errors++;
			}
		}
		if (data.oldUri !== void 0) {
			if (!validate339(data.oldUri, { instancePath: instancePath + "/oldUri" })) {
				vErrors = join(vErrors, validate339.errors);
				errors = vErrors.length;
			}
		}
		if (data.newUri !== void 0) {
			if (!validate339(data.newUri, { instancePath: instancePath + "/newUri" })) {
				vErrors = join(vErrors, validate339.errors);
				errors = vErrors.length;
			}
		}
		if (data.options !== void 0) {
			if (!validate352(data.options, { instancePath: instancePath + "/options" })) {
				vErrors = join(vErrors, validate352.errors);
				errors = vErrors.length;
			}
		}
		if (data.annotation !== void 0) {
			if (typeof data.annotation !== "string") {
				vErrors = add(vErrors, instancePath + "/annotation", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate355.errors = vErrors;
	return errors === 0;
}
validate355.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate362(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate362.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "recursive" || key0 === "ignoreIfNotExists")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.recursive !== void 0) {
			if (typeof data.recursive !== "boolean") {
				vErrors = add(vErrors, instancePath + "/recursive", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.ignoreIfNotExists !== void 0) {
			if (typeof data.ignoreIfNotExists !== "boolean") {
				vErrors = add(vErrors, instancePath + "/ignoreIfNotExists", "type", { type: "boolean" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate362.errors = vErrors;
	return errors === 0;
}
validate362.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate360(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate360.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "uri" || key0 === "options" || key0 === "annotation")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("delete" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "delete" });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate339(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate339.errors);
				errors = vErrors.length;
			}
		}
		if (data.options !== void 0) {
			if (!validate362(data.options, { instancePath: instancePath + "/options" })) {
				vErrors = join(vErrors, validate362.errors);
				errors = vErrors.length;
			}
		}
		if (data.annotation !== void 0) {
			if (typeof data.annotation !== "string") {
				vErrors = add(vErrors, instancePath + "/annotation", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate360.errors = vErrors;
	return errors === 0;
}
validate360.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate349(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate349.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let matches0 = 0;
	const branches0 = [];
	let valid0 = false;
	const before0 = errors;
	const _errs1 = errors;
	if (!validate350(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate350.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	branches0.push(errors - before0);
	if (_valid0) {
		matches0++;
		var props0 = true;
	}
	valid0 = matches0 === 1;
	const before1 = errors;
	const _errs2 = errors;
	if (!validate355(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate355.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	branches0.push(errors - before1);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	const before2 = errors;
	const _errs3 = errors;
	if (!validate360(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate360.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs3 === errors;
	branches0.push(errors - before2);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	if (!valid0) {
		vErrors = add(vErrors, instancePath, "oneOf", { branches: branches0 });
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate349.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate349.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
function validate366(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate366.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.label === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "label" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "label" || key0 === "needsConfirmation" || key0 === "description")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.label !== void 0) {
			if (typeof data.label !== "string") {
				vErrors = add(vErrors, instancePath + "/label", "type", { type: "string" });
				errors++;
			}
		}
		if (data.needsConfirmation !== void 0) {
			if (typeof data.needsConfirmation !== "boolean") {
				vErrors = add(vErrors, instancePath + "/needsConfirmation", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.description !== void 0) {
			if (typeof data.description !== "string") {
				vErrors = add(vErrors, instancePath + "/description", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate366.errors = vErrors;
	return errors === 0;
}
validate366.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate321(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate321.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.planId === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "planId" });
			errors++;
		}
		if (data.files === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "files" });
			errors++;
		}
		if (data.operations === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "operations" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema101.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.version !== void 0) {
			if ("1.0" !== data.version) {
				vErrors = add(vErrors, instancePath + "/version", "const", { allowedValue: "1.0" });
				errors++;
			}
		}
		if (data.planId !== void 0) {
			if (!validate322(data.planId, { instancePath: instancePath + "/planId" })) {
				vErrors = join(vErrors, validate322.errors);
				errors = vErrors.length;
			}
		}
		if (data.positionEncoding !== void 0) {
			let data3 = data.positionEncoding;
			if (!(data3 === "utf-8" || data3 === "utf-16" || data3 === "utf-32")) {
				vErrors = add(vErrors, instancePath + "/positionEncoding", "enum", { allowedValues: schema101.properties.positionEncoding.enum });
				errors++;
			}
		}
		if (data.resolution !== void 0) {
			let data4 = data.resolution;
			const _errs8 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs9 = errors;
			if (!validate324(data4, { instancePath: instancePath + "/resolution" })) {
				vErrors = join(vErrors, validate324.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs9 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs10 = errors;
			if (data4 !== null) {
				vErrors = add(vErrors, instancePath + "/resolution", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs10 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/resolution", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs8;
				if (vErrors !== null) {
					if (_errs8) vErrors.length = _errs8;
					else vErrors = null;
				}
			}
		}
		if (data.files !== void 0) {
			let data5 = data.files;
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate338(data5[i0], { instancePath: instancePath + "/files/" + i0 })) {
					vErrors = join(vErrors, validate338.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/files", "type", { type: "array" });
				errors++;
			}
		}
		if (data.operations !== void 0) {
			let data7 = data.operations;
			if (Array.isArray(data7)) {
				const len1 = data7.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate349(data7[i1], { instancePath: instancePath + "/operations/" + i1 })) {
					vErrors = join(vErrors, validate349.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/operations", "type", { type: "array" });
				errors++;
			}
		}
		if (data.diff !== void 0) {
			if (typeof data.diff !== "string") {
				vErrors = add(vErrors, instancePath + "/diff", "type", { type: "string" });
				errors++;
			}
		}
		if (data.annotations !== void 0) {
			let data10 = data.annotations;
			if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
				for (const key1 in data10) if (!validate366(data10[key1], { instancePath: instancePath + "/annotations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
					vErrors = join(vErrors, validate366.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/annotations", "type", { type: "object" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate321.errors = vErrors;
	return errors === 0;
}
validate321.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate320(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate320.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.plan === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "plan" });
			errors++;
		}
		if (data.diff === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "diff" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "plan" || key0 === "diff" || key0 === "applied")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.plan !== void 0) {
			let data0 = data.plan;
			const _errs3 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs4 = errors;
			if (!validate321(data0, { instancePath: instancePath + "/plan" })) {
				vErrors = join(vErrors, validate321.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs4 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs5 = errors;
			if (data0 !== null) {
				vErrors = add(vErrors, instancePath + "/plan", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs5 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/plan", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
		if (data.diff !== void 0) {
			let data1 = data.diff;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = add(vErrors, instancePath + "/diff", "type", { type: schema100.properties.diff.type });
				errors++;
			}
		}
		if (data.applied !== void 0) {
			if (typeof data.applied !== "boolean") {
				vErrors = add(vErrors, instancePath + "/applied", "type", { type: "boolean" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate320.errors = vErrors;
	return errors === 0;
}
validate320.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema117 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"version",
		"previousBundleId",
		"r",
		"components",
		"weights",
		"source",
		"scopeChanged",
		"explanation"
	],
	"properties": {
		"version": { "enum": ["rl-csf-v1"] },
		"previousBundleId": { "anyOf": [{ "$ref": "#/$defs/contentHash" }, { "type": "null" }] },
		"r": { "type": "number" },
		"components": { "$ref": "#/$defs/rlCsfComponents" },
		"weights": { "$ref": "#/$defs/rewardWeights" },
		"source": { "enum": ["bundle", "gate"] },
		"scopeChanged": { "type": "boolean" },
		"explanation": { "type": "string" }
	}
};
const schema118 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"diag_delta",
		"safety_delta",
		"confidence_delta",
		"tool_error"
	],
	"properties": {
		"diag_delta": { "type": "number" },
		"safety_delta": { "type": "number" },
		"confidence_delta": { "type": "number" },
		"tool_error": { "enum": [0, 1] }
	}
};
function validate374(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate374.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.diag_delta === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "diag_delta" });
			errors++;
		}
		if (data.safety_delta === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "safety_delta" });
			errors++;
		}
		if (data.confidence_delta === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "confidence_delta" });
			errors++;
		}
		if (data.tool_error === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "tool_error" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "diag_delta" || key0 === "safety_delta" || key0 === "confidence_delta" || key0 === "tool_error")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.diag_delta !== void 0) {
			let data0 = data.diag_delta;
			if (!(typeof data0 == "number" && isFinite(data0))) {
				vErrors = add(vErrors, instancePath + "/diag_delta", "type", { type: "number" });
				errors++;
			}
		}
		if (data.safety_delta !== void 0) {
			let data1 = data.safety_delta;
			if (!(typeof data1 == "number" && isFinite(data1))) {
				vErrors = add(vErrors, instancePath + "/safety_delta", "type", { type: "number" });
				errors++;
			}
		}
		if (data.confidence_delta !== void 0) {
			let data2 = data.confidence_delta;
			if (!(typeof data2 == "number" && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/confidence_delta", "type", { type: "number" });
				errors++;
			}
		}
		if (data.tool_error !== void 0) {
			let data3 = data.tool_error;
			if (!(data3 === 0 || data3 === 1)) {
				vErrors = add(vErrors, instancePath + "/tool_error", "enum", { allowedValues: schema118.properties.tool_error.enum });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate374.errors = vErrors;
	return errors === 0;
}
validate374.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate376(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate376.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.wD === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "wD" });
			errors++;
		}
		if (data.wS === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "wS" });
			errors++;
		}
		if (data.wA === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "wA" });
			errors++;
		}
		if (data.wE === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "wE" });
			errors++;
		}
		if (data.gamma === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "gamma" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "wD" || key0 === "wS" || key0 === "wA" || key0 === "wE" || key0 === "gamma")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.wD !== void 0) {
			let data0 = data.wD;
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = add(vErrors, instancePath + "/wD", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/wD", "type", { type: "number" });
				errors++;
			}
		}
		if (data.wS !== void 0) {
			let data1 = data.wS;
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = add(vErrors, instancePath + "/wS", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/wS", "type", { type: "number" });
				errors++;
			}
		}
		if (data.wA !== void 0) {
			let data2 = data.wA;
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/wA", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/wA", "type", { type: "number" });
				errors++;
			}
		}
		if (data.wE !== void 0) {
			let data3 = data.wE;
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = add(vErrors, instancePath + "/wE", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/wE", "type", { type: "number" });
				errors++;
			}
		}
		if (data.gamma !== void 0) {
			let data4 = data.gamma;
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = add(vErrors, instancePath + "/gamma", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/gamma", "type", { type: "number" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate376.errors = vErrors;
	return errors === 0;
}
validate376.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate372(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate372.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "version" });
			errors++;
		}
		if (data.previousBundleId === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "previousBundleId" });
			errors++;
		}
		if (data.r === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "r" });
			errors++;
		}
		if (data.components === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "components" });
			errors++;
		}
		if (data.weights === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "weights" });
			errors++;
		}
		if (data.source === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "source" });
			errors++;
		}
		if (data.scopeChanged === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "scopeChanged" });
			errors++;
		}
		if (data.explanation === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "explanation" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "version" || key0 === "previousBundleId" || key0 === "r" || key0 === "components" || key0 === "weights" || key0 === "source" || key0 === "scopeChanged" || key0 === "explanation")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.version !== void 0) {
			if (!(data.version === "rl-csf-v1")) {
				vErrors = add(vErrors, instancePath + "/version", "enum", { allowedValues: schema117.properties.version.enum });
				errors++;
			}
		}
		if (data.previousBundleId !== void 0) {
			let data1 = data.previousBundleId;
			const _errs4 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs5 = errors;
			if (!validate56(data1, { instancePath: instancePath + "/previousBundleId" })) {
				vErrors = join(vErrors, validate56.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs5 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs6 = errors;
			if (data1 !== null) {
				vErrors = add(vErrors, instancePath + "/previousBundleId", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs6 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/previousBundleId", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs4;
				if (vErrors !== null) {
					if (_errs4) vErrors.length = _errs4;
					else vErrors = null;
				}
			}
		}
		if (data.r !== void 0) {
			let data2 = data.r;
			if (!(typeof data2 == "number" && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/r", "type", { type: "number" });
				errors++;
			}
		}
		if (data.components !== void 0) {
			if (!validate374(data.components, { instancePath: instancePath + "/components" })) {
				vErrors = join(vErrors, validate374.errors);
				errors = vErrors.length;
			}
		}
		if (data.weights !== void 0) {
			if (!validate376(data.weights, { instancePath: instancePath + "/weights" })) {
				vErrors = join(vErrors, validate376.errors);
				errors = vErrors.length;
			}
		}
		if (data.source !== void 0) {
			let data5 = data.source;
			if (!(data5 === "bundle" || data5 === "gate")) {
				vErrors = add(vErrors, instancePath + "/source", "enum", { allowedValues: schema117.properties.source.enum });
				errors++;
			}
		}
		if (data.scopeChanged !== void 0) {
			if (typeof data.scopeChanged !== "boolean") {
				vErrors = add(vErrors, instancePath + "/scopeChanged", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.explanation !== void 0) {
			if (typeof data.explanation !== "string") {
				vErrors = add(vErrors, instancePath + "/explanation", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate372.errors = vErrors;
	return errors === 0;
}
validate372.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema120 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"version",
		"previousBundleId",
		"r",
		"components",
		"weights",
		"source",
		"scopeChanged",
		"explanation"
	],
	"properties": {
		"version": { "enum": ["pr-v1"] },
		"previousBundleId": { "anyOf": [{ "$ref": "#/$defs/contentHash" }, { "type": "null" }] },
		"r": { "type": "number" },
		"components": { "$ref": "#/$defs/prComponents" },
		"weights": { "$ref": "#/$defs/prWeights" },
		"source": { "enum": ["bundle", "gate"] },
		"scopeChanged": { "type": "boolean" },
		"explanation": { "type": "string" }
	}
};
function validate381(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate381.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.diag_delta === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "diag_delta" });
			errors++;
		}
		if (data.safety === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "safety" });
			errors++;
		}
		if (data.ambiguity_penalty === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "ambiguity_penalty" });
			errors++;
		}
		if (data.alpha_conf === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "alpha_conf" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "diag_delta" || key0 === "safety" || key0 === "ambiguity_penalty" || key0 === "alpha_conf")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.diag_delta !== void 0) {
			let data0 = data.diag_delta;
			if (!(typeof data0 == "number" && isFinite(data0))) {
				vErrors = add(vErrors, instancePath + "/diag_delta", "type", { type: "number" });
				errors++;
			}
		}
		if (data.safety !== void 0) {
			if (!validate144(data.safety, { instancePath: instancePath + "/safety" })) {
				vErrors = join(vErrors, validate144.errors);
				errors = vErrors.length;
			}
		}
		if (data.ambiguity_penalty !== void 0) {
			if (!validate144(data.ambiguity_penalty, { instancePath: instancePath + "/ambiguity_penalty" })) {
				vErrors = join(vErrors, validate144.errors);
				errors = vErrors.length;
			}
		}
		if (data.alpha_conf !== void 0) {
			if (!validate144(data.alpha_conf, { instancePath: instancePath + "/alpha_conf" })) {
				vErrors = join(vErrors, validate144.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate381.errors = vErrors;
	return errors === 0;
}
validate381.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate386(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate386.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.alpha === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "alpha" });
			errors++;
		}
		if (data.beta === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "beta" });
			errors++;
		}
		if (data.gamma === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "gamma" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "alpha" || key0 === "beta" || key0 === "gamma")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.alpha !== void 0) {
			let data0 = data.alpha;
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = add(vErrors, instancePath + "/alpha", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/alpha", "type", { type: "number" });
				errors++;
			}
		}
		if (data.beta !== void 0) {
			let data1 = data.beta;
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = add(vErrors, instancePath + "/beta", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/beta", "type", { type: "number" });
				errors++;
			}
		}
		if (data.gamma !== void 0) {
			let data2 = data.gamma;
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/gamma", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/gamma", "type", { type: "number" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate386.errors = vErrors;
	return errors === 0;
}
validate386.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate379(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate379.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "version" });
			errors++;
		}
		if (data.previousBundleId === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "previousBundleId" });
			errors++;
		}
		if (data.r === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "r" });
			errors++;
		}
		if (data.components === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "components" });
			errors++;
		}
		if (data.weights === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "weights" });
			errors++;
		}
		if (data.source === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "source" });
			errors++;
		}
		if (data.scopeChanged === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "scopeChanged" });
			errors++;
		}
		if (data.explanation === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "explanation" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "version" || key0 === "previousBundleId" || key0 === "r" || key0 === "components" || key0 === "weights" || key0 === "source" || key0 === "scopeChanged" || key0 === "explanation")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.version !== void 0) {
			if (!(data.version === "pr-v1")) {
				vErrors = add(vErrors, instancePath + "/version", "enum", { allowedValues: schema120.properties.version.enum });
				errors++;
			}
		}
		if (data.previousBundleId !== void 0) {
			let data1 = data.previousBundleId;
			const _errs4 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs5 = errors;
			if (!validate56(data1, { instancePath: instancePath + "/previousBundleId" })) {
				vErrors = join(vErrors, validate56.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs5 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs6 = errors;
			if (data1 !== null) {
				vErrors = add(vErrors, instancePath + "/previousBundleId", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs6 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/previousBundleId", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs4;
				if (vErrors !== null) {
					if (_errs4) vErrors.length = _errs4;
					else vErrors = null;
				}
			}
		}
		if (data.r !== void 0) {
			let data2 = data.r;
			if (!(typeof data2 == "number" && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/r", "type", { type: "number" });
				errors++;
			}
		}
		if (data.components !== void 0) {
			if (!validate381(data.components, { instancePath: instancePath + "/components" })) {
				vErrors = join(vErrors, validate381.errors);
				errors = vErrors.length;
			}
		}
		if (data.weights !== void 0) {
			if (!validate386(data.weights, { instancePath: instancePath + "/weights" })) {
				vErrors = join(vErrors, validate386.errors);
				errors = vErrors.length;
			}
		}
		if (data.source !== void 0) {
			let data5 = data.source;
			if (!(data5 === "bundle" || data5 === "gate")) {
				vErrors = add(vErrors, instancePath + "/source", "enum", { allowedValues: schema120.properties.source.enum });
				errors++;
			}
		}
		if (data.scopeChanged !== void 0) {
			if (typeof data.scopeChanged !== "boolean") {
				vErrors = add(vErrors, instancePath + "/scopeChanged", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.explanation !== void 0) {
			if (typeof data.explanation !== "string") {
				vErrors = add(vErrors, instancePath + "/explanation", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate379.errors = vErrors;
	return errors === 0;
}
validate379.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate371(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate371.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let matches0 = 0;
	const branches0 = [];
	let valid0 = false;
	const before0 = errors;
	const _errs1 = errors;
	if (!validate372(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate372.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	branches0.push(errors - before0);
	if (_valid0) {
		matches0++;
		var props0 = true;
	}
	valid0 = matches0 === 1;
	const before1 = errors;
	const _errs2 = errors;
	if (!validate379(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate379.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	branches0.push(errors - before1);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	if (!valid0) {
		vErrors = add(vErrors, instancePath, "oneOf", { branches: branches0 });
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate371.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate371.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
const schema123 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"tool",
		"server",
		"positionEncoding",
		"python",
		"configDigest",
		"platform"
	],
	"properties": {
		"tool": {
			"$ref": "#/$defs/nameAndVersion",
			"x-hashDomain": true
		},
		"server": {
			"anyOf": [{ "$ref": "#/$defs/nameAndVersion" }, { "type": "null" }],
			"x-hashDomain": true
		},
		"positionEncoding": {
			"enum": [
				"utf-8",
				"utf-16",
				"utf-32"
			],
			"x-hashDomain": true
		},
		"python": {
			"anyOf": [{ "$ref": "#/$defs/pythonEnvironment" }, { "type": "null" }],
			"x-hashDomain": true
		},
		"configDigest": {
			"anyOf": [{ "$ref": "#/$defs/contentHash" }, { "type": "null" }],
			"x-hashDomain": true
		},
		"platform": {
			"type": "string",
			"x-hashDomain": true
		},
		"local": {
			"$ref": "#/$defs/localEnvironment",
			"x-hashDomain": false
		},
		"servers": {
			"type": "array",
			"items": { "$ref": "#/$defs/nameAndVersion" },
			"x-hashDomain": true
		}
	}
};
function validate391(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate391.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "name" });
			errors++;
		}
		if (data.version === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "version" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "version")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = add(vErrors, instancePath + "/name", "type", { type: "string" });
				errors++;
			}
		}
		if (data.version !== void 0) {
			if (typeof data.version !== "string") {
				vErrors = add(vErrors, instancePath + "/version", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate391.errors = vErrors;
	return errors === 0;
}
validate391.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate394(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate394.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "version" });
			errors++;
		}
		if (data.packagesDigest === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "packagesDigest" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "version" || key0 === "packagesDigest")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.version !== void 0) {
			if (typeof data.version !== "string") {
				vErrors = add(vErrors, instancePath + "/version", "type", { type: "string" });
				errors++;
			}
		}
		if (data.packagesDigest !== void 0) {
			if (!validate56(data.packagesDigest, { instancePath: instancePath + "/packagesDigest" })) {
				vErrors = join(vErrors, validate56.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate394.errors = vErrors;
	return errors === 0;
}
validate394.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema126 = {
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"workspaceRoot": { "type": "string" },
		"pythonExe": { "type": ["string", "null"] },
		"venvPath": { "type": ["string", "null"] },
		"node": { "type": "string" },
		"cage": { "enum": ["permission-model", "none"] },
		"programs": {
			"type": "object",
			"additionalProperties": { "type": "string" }
		}
	}
};
function validate398(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate398.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "workspaceRoot" || key0 === "pythonExe" || key0 === "venvPath" || key0 === "node" || key0 === "cage" || key0 === "programs")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.workspaceRoot !== void 0) {
			if (typeof data.workspaceRoot !== "string") {
				vErrors = add(vErrors, instancePath + "/workspaceRoot", "type", { type: "string" });
				errors++;
			}
		}
		if (data.pythonExe !== void 0) {
			let data1 = data.pythonExe;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = add(vErrors, instancePath + "/pythonExe", "type", { type: schema126.properties.pythonExe.type });
				errors++;
			}
		}
		if (data.venvPath !== void 0) {
			let data2 = data.venvPath;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = add(vErrors, instancePath + "/venvPath", "type", { type: schema126.properties.venvPath.type });
				errors++;
			}
		}
		if (data.node !== void 0) {
			if (typeof data.node !== "string") {
				vErrors = add(vErrors, instancePath + "/node", "type", { type: "string" });
				errors++;
			}
		}
		if (data.cage !== void 0) {
			let data4 = data.cage;
			if (!(data4 === "permission-model" || data4 === "none")) {
				vErrors = add(vErrors, instancePath + "/cage", "enum", { allowedValues: schema126.properties.cage.enum });
				errors++;
			}
		}
		if (data.programs !== void 0) {
			let data5 = data.programs;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
				for (const key1 in data5) if (typeof data5[key1] !== "string") {
					vErrors = add(vErrors, instancePath + "/programs/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/programs", "type", { type: "object" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate398.errors = vErrors;
	return errors === 0;
}
validate398.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate390(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate390.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.tool === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "tool" });
			errors++;
		}
		if (data.server === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "server" });
			errors++;
		}
		if (data.positionEncoding === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "positionEncoding" });
			errors++;
		}
		if (data.python === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "python" });
			errors++;
		}
		if (data.configDigest === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "configDigest" });
			errors++;
		}
		if (data.platform === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "platform" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "tool" || key0 === "server" || key0 === "positionEncoding" || key0 === "python" || key0 === "configDigest" || key0 === "platform" || key0 === "local" || key0 === "servers")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.tool !== void 0) {
			if (!validate391(data.tool, { instancePath: instancePath + "/tool" })) {
				vErrors = join(vErrors, validate391.errors);
				errors = vErrors.length;
			}
		}
		if (data.server !== void 0) {
			let data1 = data.server;
			const _errs4 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs5 = errors;
			if (!validate391(data1, { instancePath: instancePath + "/server" })) {
				vErrors = join(vErrors, validate391.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs5 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs6 = errors;
			if (data1 !== null) {
				vErrors = add(vErrors, instancePath + "/server", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs6 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/server", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs4;
				if (vErrors !== null) {
					if (_errs4) vErrors.length = _errs4;
					else vErrors = null;
				}
			}
		}
		if (data.positionEncoding !== void 0) {
			let data2 = data.positionEncoding;
			if (!(data2 === "utf-8" || data2 === "utf-16" || data2 === "utf-32")) {
				vErrors = add(vErrors, instancePath + "/positionEncoding", "enum", { allowedValues: schema123.properties.positionEncoding.enum });
				errors++;
			}
		}
		if (data.python !== void 0) {
			let data3 = data.python;
			const _errs10 = errors;
			const branches1 = [];
			let valid2 = false;
			const before2 = errors;
			const _errs11 = errors;
			if (!validate394(data3, { instancePath: instancePath + "/python" })) {
				vErrors = join(vErrors, validate394.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs11 === errors;
			branches1.push(errors - before2);
			valid2 = valid2 || _valid1;
			const before3 = errors;
			const _errs12 = errors;
			if (data3 !== null) {
				vErrors = add(vErrors, instancePath + "/python", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs12 === errors;
			branches1.push(errors - before3);
			valid2 = valid2 || _valid1;
			if (!valid2) {
				vErrors = add(vErrors, instancePath + "/python", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs10;
				if (vErrors !== null) {
					if (_errs10) vErrors.length = _errs10;
					else vErrors = null;
				}
			}
		}
		if (data.configDigest !== void 0) {
			let data4 = data.configDigest;
			const _errs15 = errors;
			const branches2 = [];
			let valid3 = false;
			const before4 = errors;
			const _errs16 = errors;
			if (!validate56(data4, { instancePath: instancePath + "/configDigest" })) {
				vErrors = join(vErrors, validate56.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs16 === errors;
			branches2.push(errors - before4);
			valid3 = valid3 || _valid2;
			const before5 = errors;
			const _errs17 = errors;
			if (data4 !== null) {
				vErrors = add(vErrors, instancePath + "/configDigest", "type", { type: "null" });
				errors++;
			}
			var _valid2 = _errs17 === errors;
			branches2.push(errors - before5);
			valid3 = valid3 || _valid2;
			if (!valid3) {
				vErrors = add(vErrors, instancePath + "/configDigest", "anyOf", { branches: branches2 });
				errors++;
			} else {
				errors = _errs15;
				if (vErrors !== null) {
					if (_errs15) vErrors.length = _errs15;
					else vErrors = null;
				}
			}
		}
		if (data.platform !== void 0) {
			if (typeof data.platform !== "string") {
				vErrors = add(vErrors, instancePath + "/platform", "type", { type: "string" });
				errors++;
			}
		}
		if (data.local !== void 0) {
			if (!validate398(data.local, { instancePath: instancePath + "/local" })) {
				vErrors = join(vErrors, validate398.errors);
				errors = vErrors.length;
			}
		}
		if (data.servers !== void 0) {
			let data7 = data.servers;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate391(data7[i0], { instancePath: instancePath + "/servers/" + i0 })) {
					vErrors = join(vErrors, validate391.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/servers", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate390.errors = vErrors;
	return errors === 0;
}
validate390.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate402(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate402.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.partialResult === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "partialResult" });
			errors++;
		}
		if (data.cancellable === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "cancellable" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "partialResult" || key0 === "cancellable")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.partialResult !== void 0) {
			if (typeof data.partialResult !== "boolean") {
				vErrors = add(vErrors, instancePath + "/partialResult", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.cancellable !== void 0) {
			if (typeof data.cancellable !== "boolean") {
				vErrors = add(vErrors, instancePath + "/cancellable", "type", { type: "boolean" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate402.errors = vErrors;
	return errors === 0;
}
validate402.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema129 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["total", "cursor"],
	"properties": {
		"total": {
			"type": "integer",
			"minimum": 0
		},
		"cursor": { "type": ["string", "null"] }
	}
};
function validate405(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate405.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.total === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "total" });
			errors++;
		}
		if (data.cursor === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "cursor" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "total" || key0 === "cursor")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.total !== void 0) {
			let data0 = data.total;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = add(vErrors, instancePath + "/total", "type", { type: "integer" });
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = add(vErrors, instancePath + "/total", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.cursor !== void 0) {
			let data1 = data.cursor;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = add(vErrors, instancePath + "/cursor", "type", { type: schema129.properties.cursor.type });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate405.errors = vErrors;
	return errors === 0;
}
validate405.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern20 = new RegExp("^git-tree:[0-9a-f]{40,64}$", "u");
function validate404(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate404.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.exitCode === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "exitCode" });
			errors++;
		}
		if (data.hashing === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "hashing" });
			errors++;
		}
		if (data.sortingKeys === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "sortingKeys" });
			errors++;
		}
		if (data.truncated === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "truncated" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "exitCode" || key0 === "hashing" || key0 === "sortingKeys" || key0 === "truncated" || key0 === "snapshot" || key0 === "timing" || key0 === "startedAt" || key0 === "batch")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.exitCode !== void 0) {
			let data0 = data.exitCode;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = add(vErrors, instancePath + "/exitCode", "type", { type: "integer" });
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 255 || isNaN(data0)) {
					vErrors = add(vErrors, instancePath + "/exitCode", "maximum", {
						comparison: "<=",
						limit: 255
					});
					errors++;
				}
				if (data0 < 0 || isNaN(data0)) {
					vErrors = add(vErrors, instancePath + "/exitCode", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.hashing !== void 0) {
			let data1 = data.hashing;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.algo === void 0) {
					vErrors = add(vErrors, instancePath + "/hashing", "required", { missingProperty: "algo" });
					errors++;
				}
				for (const key1 in data1) if (!(key1 === "algo")) {
					vErrors = add(vErrors, instancePath + "/hashing", "additionalProperties", { additionalProperty: key1 });
					errors++;
				}
				if (data1.algo !== void 0) {
					if ("sha256-jcs-v1" !== data1.algo) {
						vErrors = add(vErrors, instancePath + "/hashing/algo", "const", { allowedValue: "sha256-jcs-v1" });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/hashing", "type", { type: "object" });
				errors++;
			}
		}
		if (data.sortingKeys !== void 0) {
			let data3 = data.sortingKeys;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data3[i0] !== "string") {
					vErrors = add(vErrors, instancePath + "/sortingKeys/" + i0, "type", { type: "string" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/sortingKeys", "type", { type: "array" });
				errors++;
			}
		}
		if (data.truncated !== void 0) {
			let data5 = data.truncated;
			const _errs13 = errors;
			const branches0 = [];
			let valid4 = false;
			const before0 = errors;
			const _errs14 = errors;
			if (!validate405(data5, { instancePath: instancePath + "/truncated" })) {
				vErrors = join(vErrors, validate405.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs14 === errors;
			branches0.push(errors - before0);
			valid4 = valid4 || _valid0;
			const before1 = errors;
			const _errs15 = errors;
			if (data5 !== null) {
				vErrors = add(vErrors, instancePath + "/truncated", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs15 === errors;
			branches0.push(errors - before1);
			valid4 = valid4 || _valid0;
			if (!valid4) {
				vErrors = add(vErrors, instancePath + "/truncated", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs13;
				if (vErrors !== null) {
					if (_errs13) vErrors.length = _errs13;
					else vErrors = null;
				}
			}
		}
		if (data.snapshot !== void 0) {
			let data6 = data.snapshot;
			const _errs18 = errors;
			const branches1 = [];
			let valid5 = false;
			const before2 = errors;
			const _errs19 = errors;
			if (typeof data6 === "string") {
				if (!pattern20.test(data6)) {
					vErrors = add(vErrors, instancePath + "/snapshot", "pattern", { pattern: "^git-tree:[0-9a-f]{40,64}$" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/snapshot", "type", { type: "string" });
				errors++;
			}
			var _valid1 = _errs19 === errors;
			branches1.push(errors - before2);
			valid5 = valid5 || _valid1;
			const before3 = errors;
			const _errs21 = errors;
			if (data6 !== null) {
				vErrors = add(vErrors, instancePath + "/snapshot", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs21 === errors;
			branches1.push(errors - before3);
			valid5 = valid5 || _valid1;
			if (!valid5) {
				vErrors = add(vErrors, instancePath + "/snapshot", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs18;
				if (vErrors !== null) {
					if (_errs18) vErrors.length = _errs18;
					else vErrors = null;
				}
			}
		}
		if (data.timing !== void 0) {
			let data7 = data.timing;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) for (const key2 in data7) {
				let data8 = data7[key2];
				if (typeof data8 == "number" && isFinite(data8)) {
					if (data8 < 0 || isNaN(data8)) {
						vErrors = add(vErrors, instancePath + "/timing/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "minimum", {
							comparison: ">=",
							limit: 0
						});
						errors++;
					}
				} else {
					vErrors = add(vErrors, instancePath + "/timing/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "number" });
					errors++;
				}
			}
			else {
				vErrors = add(vErrors, instancePath + "/timing", "type", { type: "object" });
				errors++;
			}
		}
		if (data.startedAt !== void 0) {
			if (typeof data.startedAt !== "string") {
				vErrors = add(vErrors, instancePath + "/startedAt", "type", { type: "string" });
				errors++;
			}
		}
		if (data.batch !== void 0) {
			let data10 = data.batch;
			if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
				if (data10.line === void 0) {
					vErrors = add(vErrors, instancePath + "/batch", "required", { missingProperty: "line" });
					errors++;
				}
				if (data10.id === void 0) {
					vErrors = add(vErrors, instancePath + "/batch", "required", { missingProperty: "id" });
					errors++;
				}
				for (const key3 in data10) if (!(key3 === "line" || key3 === "id" || key3 === "ordinal" || key3 === "request" || key3 === "input")) {
					vErrors = add(vErrors, instancePath + "/batch", "additionalProperties", { additionalProperty: key3 });
					errors++;
				}
				if (data10.line !== void 0) {
					let data11 = data10.line;
					if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
						vErrors = add(vErrors, instancePath + "/batch/line", "type", { type: "integer" });
						errors++;
					}
					if (typeof data11 == "number" && isFinite(data11)) {
						if (data11 < 1 || isNaN(data11)) {
							vErrors = add(vErrors, instancePath + "/batch/line", "minimum", {
								comparison: ">=",
								limit: 1
							});
							errors++;
						}
					}
				}
				if (data10.ordinal !== void 0) {
					let data12 = data10.ordinal;
					if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
						vErrors = add(vErrors, instancePath + "/batch/ordinal", "type", { type: "integer" });
						errors++;
					}
					if (typeof data12 == "number" && isFinite(data12)) {
						if (data12 < 1 || isNaN(data12)) {
							vErrors = add(vErrors, instancePath + "/batch/ordinal", "minimum", {
								comparison: ">=",
								limit: 1
							});
							errors++;
						}
					}
				}
				if (data10.request !== void 0) {
					let data13 = data10.request;
					if (typeof data13 === "string") {
						if (!pattern3.test(data13)) {
							vErrors = add(vErrors, instancePath + "/batch/request", "pattern", { pattern: "^sha256:[0-9a-f]{64}$" });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/batch/request", "type", { type: "string" });
						errors++;
					}
				}
				if (data10.input !== void 0) {
					let data14 = data10.input;
					if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
						if (data14.requests === void 0) {
							vErrors = add(vErrors, instancePath + "/batch/input", "required", { missingProperty: "requests" });
							errors++;
						}
						if (data14.digest === void 0) {
							vErrors = add(vErrors, instancePath + "/batch/input", "required", { missingProperty: "digest" });
							errors++;
						}
						for (const key4 in data14) if (!(key4 === "requests" || key4 === "digest")) {
							vErrors = add(vErrors, instancePath + "/batch/input", "additionalProperties", { additionalProperty: key4 });
							errors++;
						}
						if (data14.requests !== void 0) {
							let data15 = data14.requests;
							if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
								vErrors = add(vErrors, instancePath + "/batch/input/requests", "type", { type: "integer" });
								errors++;
							}
							if (typeof data15 == "number" && isFinite(data15)) {
								if (data15 < 1 || isNaN(data15)) {
									vErrors = add(vErrors, instancePath + "/batch/input/requests", "minimum", {
										comparison: ">=",
										limit: 1
									});
									errors++;
								}
							}
						}
						if (data14.digest !== void 0) {
							let data16 = data14.digest;
							if (typeof data16 === "string") {
								if (!pattern3.test(data16)) {
									vErrors = add(vErrors, instancePath + "/batch/input/digest", "pattern", { pattern: "^sha256:[0-9a-f]{64}$" });
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/batch/input/digest", "type", { type: "string" });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/batch/input", "type", { type: "object" });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/batch", "type", { type: "object" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate404.errors = vErrors;
	return errors === 0;
}
validate404.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate55.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "version" });
			errors++;
		}
		if (data.bundleId === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "bundleId" });
			errors++;
		}
		if (data.status === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "status" });
			errors++;
		}
		if (data.request === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "request" });
			errors++;
		}
		if (data.resolution === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "resolution" });
			errors++;
		}
		if (data.facts === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "facts" });
			errors++;
		}
		if (data.edits === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "edits" });
			errors++;
		}
		if (data.error === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "error" });
			errors++;
		}
		if (data.processReward === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "processReward" });
			errors++;
		}
		if (data.environment === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "environment" });
			errors++;
		}
		if (data.capabilities === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "capabilities" });
			errors++;
		}
		if (data.meta === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "meta" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema21.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.version !== void 0) {
			if ("1.2" !== data.version) {
				vErrors = add(vErrors, instancePath + "/version", "const", { allowedValue: "1.2" });
				errors++;
			}
		}
		if (data.bundleId !== void 0) {
			if (!validate56(data.bundleId, { instancePath: instancePath + "/bundleId" })) {
				vErrors = join(vErrors, validate56.errors);
				errors = vErrors.length;
			}
		}
		if (data.status !== void 0) {
			let data3 = data.status;
			if (!(data3 === "ok" || data3 === "error")) {
				vErrors = add(vErrors, instancePath + "/status", "enum", { allowedValues: schema21.properties.status.enum });
				errors++;
			}
		}
		if (data.request !== void 0) {
			if (!validate58(data.request, { instancePath: instancePath + "/request" })) {
				vErrors = join(vErrors, validate58.errors);
				errors = vErrors.length;
			}
		}
		if (data.resolution !== void 0) {
			let data5 = data.resolution;
			const _errs9 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs10 = errors;
			if (!validate133(data5, { instancePath: instancePath + "/resolution" })) {
				vErrors = join(vErrors, validate133.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs10 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs11 = errors;
			if (data5 !== null) {
				vErrors = add(vErrors, instancePath + "/resolution", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs11 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/resolution", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs9;
				if (vErrors !== null) {
					if (_errs9) vErrors.length = _errs9;
					else vErrors = null;
				}
			}
		}
		if (data.facts !== void 0) {
			let data6 = data.facts;
			const _errs14 = errors;
			const branches1 = [];
			let valid2 = false;
			const before2 = errors;
			const _errs15 = errors;
			if (!validate180(data6, { instancePath: instancePath + "/facts" })) {
				vErrors = join(vErrors, validate180.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs15 === errors;
			branches1.push(errors - before2);
			valid2 = valid2 || _valid1;
			const before3 = errors;
			const _errs16 = errors;
			if (data6 !== null) {
				vErrors = add(vErrors, instancePath + "/facts", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs16 === errors;
			branches1.push(errors - before3);
			valid2 = valid2 || _valid1;
			if (!valid2) {
				vErrors = add(vErrors, instancePath + "/facts", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs14;
				if (vErrors !== null) {
					if (_errs14) vErrors.length = _errs14;
					else vErrors = null;
				}
			}
		}
		if (data.edits !== void 0) {
			if (!validate320(data.edits, { instancePath: instancePath + "/edits" })) {
				vErrors = join(vErrors, validate320.errors);
				errors = vErrors.length;
			}
		}
		if (data.error !== void 0) {
			let data8 = data.error;
			const _errs20 = errors;
			const branches2 = [];
			let valid3 = false;
			const before4 = errors;
			const _errs21 = errors;
			if (!validate213(data8, { instancePath: instancePath + "/error" })) {
				vErrors = join(vErrors, validate213.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs21 === errors;
			branches2.push(errors - before4);
			valid3 = valid3 || _valid2;
			const before5 = errors;
			const _errs22 = errors;
			if (data8 !== null) {
				vErrors = add(vErrors, instancePath + "/error", "type", { type: "null" });
				errors++;
			}
			var _valid2 = _errs22 === errors;
			branches2.push(errors - before5);
			valid3 = valid3 || _valid2;
			if (!valid3) {
				vErrors = add(vErrors, instancePath + "/error", "anyOf", { branches: branches2 });
				errors++;
			} else {
				errors = _errs20;
				if (vErrors !== null) {
					if (_errs20) vErrors.length = _errs20;
					else vErrors = null;
				}
			}
		}
		if (data.processReward !== void 0) {
			let data9 = data.processReward;
			const _errs25 = errors;
			const branches3 = [];
			let valid4 = false;
			const before6 = errors;
			const _errs26 = errors;
			if (!validate371(data9, { instancePath: instancePath + "/processReward" })) {
				vErrors = join(vErrors, validate371.errors);
				errors = vErrors.length;
			}
			var _valid3 = _errs26 === errors;
			branches3.push(errors - before6);
			valid4 = valid4 || _valid3;
			const before7 = errors;
			const _errs27 = errors;
			if (data9 !== null) {
				vErrors = add(vErrors, instancePath + "/processReward", "type", { type: "null" });
				errors++;
			}
			var _valid3 = _errs27 === errors;
			branches3.push(errors - before7);
			valid4 = valid4 || _valid3;
			if (!valid4) {
				vErrors = add(vErrors, instancePath + "/processReward", "anyOf", { branches: branches3 });
				errors++;
			} else {
				errors = _errs25;
				if (vErrors !== null) {
					if (_errs25) vErrors.length = _errs25;
					else vErrors = null;
				}
			}
		}
		if (data.environment !== void 0) {
			if (!validate390(data.environment, { instancePath: instancePath + "/environment" })) {
				vErrors = join(vErrors, validate390.errors);
				errors = vErrors.length;
			}
		}
		if (data.capabilities !== void 0) {
			if (!validate402(data.capabilities, { instancePath: instancePath + "/capabilities" })) {
				vErrors = join(vErrors, validate402.errors);
				errors = vErrors.length;
			}
		}
		if (data.meta !== void 0) {
			if (!validate404(data.meta, { instancePath: instancePath + "/meta" })) {
				vErrors = join(vErrors, validate404.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate55.errors = vErrors;
	return errors === 0;
}
validate55.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v2 = validate408;
const schema130 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "urn:lanser:schema:config:1.0",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"$schema": { "type": "string" },
		"timeoutSeconds": {
			"type": "number",
			"exclusiveMinimum": 0
		},
		"cacheDir": {
			"type": "string",
			"minLength": 1
		},
		"indexIo": { "enum": [
			"utf-8",
			"utf-16",
			"codepoint"
		] },
		"relocation": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"tau": {
					"type": "number",
					"minimum": 0,
					"maximum": 1
				},
				"delta": {
					"type": "number",
					"minimum": 0,
					"maximum": 1
				},
				"topK": {
					"type": "integer",
					"minimum": 1
				}
			}
		},
		"workspace": {
			"type": "object",
			"additionalProperties": false,
			"properties": { "exclude": {
				"type": "array",
				"items": {
					"type": "string",
					"minLength": 1
				}
			} }
		},
		"servers": {
			"type": "object",
			"propertyNames": { "pattern": "^[A-Za-z][A-Za-z0-9._+-]*$" },
			"additionalProperties": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"command": {
						"type": ["string", "array"],
						"minLength": 1,
						"minItems": 1,
						"items": {
							"type": "string",
							"minLength": 1
						}
					},
					"args": {
						"type": "array",
						"items": { "type": "string" }
					},
					"fileTypes": {
						"type": "array",
						"minItems": 1,
						"items": {
							"type": "string",
							"pattern": "^[^/\\\\*?]+$",
							"minLength": 1
						}
					},
					"rootMarkers": {
						"type": "array",
						"items": {
							"type": "string",
							"pattern": "^(?!\\.{1,2}$)[^/\\\\*]*(\\*[^/\\\\*]*)?$",
							"minLength": 1
						}
					},
					"languageId": {
						"type": ["string", "object"],
						"minLength": 1,
						"propertyNames": {
							"type": "string",
							"pattern": "^[^/\\\\*?]+$",
							"minLength": 1
						},
						"additionalProperties": {
							"type": "string",
							"minLength": 1
						}
					},
					"initializationOptions": {},
					"settings": { "type": "object" },
					"disabled": { "type": "boolean" },
					"linter": { "type": "boolean" }
				}
			}
		},
		"gate": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"failOn": {
					"type": "array",
					"items": { "enum": [
						"introduced-errors",
						"introduced-warnings",
						"negative-reward",
						"nondeterminism",
						"schema",
						"unsafe-rename",
						"incomplete-rename",
						"suppressions",
						"config-weakened",
						"unstable",
						"unresolved-imports",
						"inconclusive"
					] }
				},
				"warnOnly": { "type": "boolean" },
				"schemas": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"traces": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"proposals": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"trajectory": { "enum": ["none", "commits"] },
				"waivers": {
					"type": "object",
					"additionalProperties": {
						"type": "array",
						"items": { "enum": [
							"introduced-errors",
							"introduced-warnings",
							"negative-reward",
							"nondeterminism",
							"schema",
							"unsafe-rename",
							"incomplete-rename",
							"suppressions",
							"config-weakened",
							"unstable",
							"unresolved-imports",
							"inconclusive"
						] }
					}
				}
			}
		},
		"edits": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"allow": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"deny": {
					"type": "array",
					"items": {
						"type": "string",
						"minLength": 1
					}
				},
				"allowDirty": { "type": "boolean" }
			}
		},
		"reward": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"version": { "enum": ["rl-csf-v1", "pr-v1"] },
				"weights": {
					"type": "object",
					"additionalProperties": false,
					"properties": {
						"wD": {
							"type": "number",
							"minimum": 0
						},
						"wS": {
							"type": "number",
							"minimum": 0
						},
						"wA": {
							"type": "number",
							"minimum": 0
						},
						"wE": {
							"type": "number",
							"minimum": 0
						},
						"gamma": {
							"type": "number",
							"minimum": 0
						},
						"alpha": {
							"type": "number",
							"minimum": 0
						},
						"beta": {
							"type": "number",
							"minimum": 0
						}
					}
				},
				"countSuppressions": { "type": "boolean" }
			}
		}
	}
};
const pattern23 = new RegExp("^[A-Za-z][A-Za-z0-9._+-]*$", "u");
const pattern24 = new RegExp("^[^/\\\\*?]+$", "u");
const pattern25 = new RegExp("^(?!\\.{1,2}$)[^/\\\\*]*(\\*[^/\\\\*]*)?$", "u");
function validate408(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate408.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func1.call(schema130.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.timeoutSeconds !== void 0) {
			let data1 = data.timeoutSeconds;
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 <= 0 || isNaN(data1)) {
					vErrors = add(vErrors, instancePath + "/timeoutSeconds", "exclusiveMinimum", {
						comparison: ">",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/timeoutSeconds", "type", { type: "number" });
				errors++;
			}
		}
		if (data.cacheDir !== void 0) {
			let data2 = data.cacheDir;
			if (typeof data2 === "string") {
				if (func2(data2) < 1) {
					vErrors = add(vErrors, instancePath + "/cacheDir", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/cacheDir", "type", { type: "string" });
				errors++;
			}
		}
		if (data.indexIo !== void 0) {
			let data3 = data.indexIo;
			if (!(data3 === "utf-8" || data3 === "utf-16" || data3 === "codepoint")) {
				vErrors = add(vErrors, instancePath + "/indexIo", "enum", { allowedValues: schema130.properties.indexIo.enum });
				errors++;
			}
		}
		if (data.relocation !== void 0) {
			let data4 = data.relocation;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				for (const key1 in data4) if (!(key1 === "tau" || key1 === "delta" || key1 === "topK")) {
					vErrors = add(vErrors, instancePath + "/relocation", "additionalProperties", { additionalProperty: key1 });
					errors++;
				}
				if (data4.tau !== void 0) {
					let data5 = data4.tau;
					if (typeof data5 == "number" && isFinite(data5)) {
						if (data5 > 1 || isNaN(data5)) {
							vErrors = add(vErrors, instancePath + "/relocation/tau", "maximum", {
								comparison: "<=",
								limit: 1
							});
							errors++;
						}
						if (data5 < 0 || isNaN(data5)) {
							vErrors = add(vErrors, instancePath + "/relocation/tau", "minimum", {
								comparison: ">=",
								limit: 0
							});
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/relocation/tau", "type", { type: "number" });
						errors++;
					}
				}
				if (data4.delta !== void 0) {
					let data6 = data4.delta;
					if (typeof data6 == "number" && isFinite(data6)) {
						if (data6 > 1 || isNaN(data6)) {
							vErrors = add(vErrors, instancePath + "/relocation/delta", "maximum", {
								comparison: "<=",
								limit: 1
							});
							errors++;
						}
						if (data6 < 0 || isNaN(data6)) {
							vErrors = add(vErrors, instancePath + "/relocation/delta", "minimum", {
								comparison: ">=",
								limit: 0
							});
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/relocation/delta", "type", { type: "number" });
						errors++;
					}
				}
				if (data4.topK !== void 0) {
					let data7 = data4.topK;
					if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
						vErrors = add(vErrors, instancePath + "/relocation/topK", "type", { type: "integer" });
						errors++;
					}
					if (typeof data7 == "number" && isFinite(data7)) {
						if (data7 < 1 || isNaN(data7)) {
							vErrors = add(vErrors, instancePath + "/relocation/topK", "minimum", {
								comparison: ">=",
								limit: 1
							});
							errors++;
						}
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/relocation", "type", { type: "object" });
				errors++;
			}
		}
		if (data.workspace !== void 0) {
			let data8 = data.workspace;
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				for (const key2 in data8) if (!(key2 === "exclude")) {
					vErrors = add(vErrors, instancePath + "/workspace", "additionalProperties", { additionalProperty: key2 });
					errors++;
				}
				if (data8.exclude !== void 0) {
					let data9 = data8.exclude;
					if (Array.isArray(data9)) {
						const len0 = data9.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data10 = data9[i0];
							if (typeof data10 === "string") {
								if (func2(data10) < 1) {
									vErrors = add(vErrors, instancePath + "/workspace/exclude/" + i0, "minLength", { limit: 1 });
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/workspace/exclude/" + i0, "type", { type: "string" });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/workspace/exclude", "type", { type: "array" });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/workspace", "type", { type: "object" });
				errors++;
			}
		}
		if (data.servers !== void 0) {
			let data11 = data.servers;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
				for (const key3 in data11) {
					const _errs27 = errors;
					if (typeof key3 === "string") {
						if (!pattern23.test(key3)) {
							vErrors = add(vErrors, instancePath + "/servers", "pattern", { pattern: "^[A-Za-z][A-Za-z0-9._+-]*$" }, key3);
							errors++;
						}
					}
					if (!(_errs27 === errors)) {
						vErrors = add(vErrors, instancePath + "/servers", "propertyNames", { propertyName: key3 });
						errors++;
					}
				}
				for (const key4 in data11) {
					let data12 = data11[key4];
					if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
						for (const key5 in data12) if (!func1.call(schema130.properties.servers.additionalProperties.properties, key5)) {
							vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties", { additionalProperty: key5 });
							errors++;
						}
						if (data12.command !== void 0) {
							let data13 = data12.command;
							if (typeof data13 !== "string" && !Array.isArray(data13)) {
								vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/command", "type", { type: schema130.properties.servers.additionalProperties.properties.command.type });
								errors++;
							}
							if (typeof data13 === "string") {
								if (func2(data13) < 1) {
									vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/command", "minLength", { limit: 1 });
									errors++;
								}
							}
							if (Array.isArray(data13)) {
								if (data13.length < 1) {
									vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/command", "minItems", { limit: 1 });
									errors++;
								}
								const len1 = data13.length;
								for (let i1 = 0; i1 < len1; i1++) {
									let data14 = data13[i1];
									if (typeof data14 === "string") {
										if (func2(data14) < 1) {
											vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/command/" + i1, "minLength", { limit: 1 });
											errors++;
										}
									} else {
										vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/command/" + i1, "type", { type: "string" });
										errors++;
									}
								}
							}
						}
						if (data12.args !== void 0) {
							let data15 = data12.args;
							if (Array.isArray(data15)) {
								const len2 = data15.length;
								for (let i2 = 0; i2 < len2; i2++) if (typeof data15[i2] !== "string") {
									vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/args/" + i2, "type", { type: "string" });
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/args", "type", { type: "array" });
								errors++;
							}
						}
						if (data12.fileTypes !== void 0) {
							let data17 = data12.fileTypes;
							if (Array.isArray(data17)) {
								if (data17.length < 1) {
									vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/fileTypes", "minItems", { limit: 1 });
									errors++;
								}
								const len3 = data17.length;
								for (let i3 = 0; i3 < len3; i3++) {
									let data18 = data17[i3];
									if (typeof data18 === "string") {
										if (func2(data18) < 1) {
											vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/fileTypes/" + i3, "minLength", { limit: 1 });
											errors++;
										}
										if (!pattern24.test(data18)) {
											vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/fileTypes/" + i3, "pattern", { pattern: "^[^/\\\\*?]+$" });
											errors++;
										}
									} else {
										vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/fileTypes/" + i3, "type", { type: "string" });
										errors++;
									}
								}
							} else {
								vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/fileTypes", "type", { type: "array" });
								errors++;
							}
						}
						if (data12.rootMarkers !== void 0) {
							let data19 = data12.rootMarkers;
							if (Array.isArray(data19)) {
								const len4 = data19.length;
								for (let i4 = 0; i4 < len4; i4++) {
									let data20 = data19[i4];
									if (typeof data20 === "string") {
										if (func2(data20) < 1) {
											vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/rootMarkers/" + i4, "minLength", { limit: 1 });
											errors++;
										}
										if (!pattern25.test(data20)) {
											vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/rootMarkers/" + i4, "pattern", { pattern: "^(?!\\.{1,2}$)[^/\\\\*]*(\\*[^/\\\\*]*)?$" });
											errors++;
										}
									} else {
										vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/rootMarkers/" + i4, "type", { type: "string" });
										errors++;
									}
								}
							} else {
								vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/rootMarkers", "type", { type: "array" });
								errors++;
							}
						}
						if (data12.languageId !== void 0) {
							let data21 = data12.languageId;
							if (typeof data21 !== "string" && !(data21 && typeof data21 == "object" && !Array.isArray(data21))) {
								vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/languageId", "type", { type: schema130.properties.servers.additionalProperties.properties.languageId.type });
								errors++;
							}
							if (typeof data21 === "string") {
								if (func2(data21) < 1) {
									vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/languageId", "minLength", { limit: 1 });
									errors++;
								}
							}
							if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
								for (const key6 in data21) {
									const _errs50 = errors;
									if (typeof key6 === "string") {
										if (func2(key6) < 1) {
											vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/languageId", "minLength", { limit: 1 }, key6);
											errors++;
										}
										if (!pattern24.test(key6)) {
											vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/languageId", "pattern", { pattern: "^[^/\\\\*?]+$" }, key6);
											errors++;
										}
									} else {
										vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/languageId", "type", { type: "string" }, key6);
										errors++;
									}
									if (!(_errs50 === errors)) {
										vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/languageId", "propertyNames", { propertyName: key6 });
										errors++;
									}
								}
								for (const key7 in data21) {
									let data22 = data21[key7];
									if (typeof data22 === "string") {
										if (func2(data22) < 1) {
											vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/languageId/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), "minLength", { limit: 1 });
											errors++;
										}
									} else {
										vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/languageId/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" });
										errors++;
									}
								}
							}
						}
						if (data12.settings !== void 0) {
							let data23 = data12.settings;
							if (!(data23 && typeof data23 == "object" && !Array.isArray(data23))) {
								vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/settings", "type", { type: "object" });
								errors++;
							}
						}
						if (data12.disabled !== void 0) {
							if (typeof data12.disabled !== "boolean") {
								vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/disabled", "type", { type: "boolean" });
								errors++;
							}
						}
						if (data12.linter !== void 0) {
							if (typeof data12.linter !== "boolean") {
								vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/linter", "type", { type: "boolean" });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "object" });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/servers", "type", { type: "object" });
				errors++;
			}
		}
		if (data.gate !== void 0) {
			let data26 = data.gate;
			if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
				for (const key8 in data26) if (!(key8 === "failOn" || key8 === "warnOnly" || key8 === "schemas" || key8 === "traces" || key8 === "proposals" || key8 === "trajectory" || key8 === "waivers")) {
					vErrors = add(vErrors, instancePath + "/gate", "additionalProperties", { additionalProperty: key8 });
					errors++;
				}
				if (data26.failOn !== void 0) {
					let data27 = data26.failOn;
					if (Array.isArray(data27)) {
						const len5 = data27.length;
						for (let i5 = 0; i5 < len5; i5++) {
							let data28 = data27[i5];
							if (!(data28 === "introduced-errors" || data28 === "introduced-warnings" || data28 === "negative-reward" || data28 === "nondeterminism" || data28 === "schema" || data28 === "unsafe-rename" || data28 === "incomplete-rename" || data28 === "suppressions" || data28 === "config-weakened" || data28 === "unstable" || data28 === "unresolved-imports" || data28 === "inconclusive")) {
								vErrors = add(vErrors, instancePath + "/gate/failOn/" + i5, "enum", { allowedValues: schema130.properties.gate.properties.failOn.items.enum });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/gate/failOn", "type", { type: "array" });
						errors++;
					}
				}
				if (data26.warnOnly !== void 0) {
					if (typeof data26.warnOnly !== "boolean") {
						vErrors = add(vErrors, instancePath + "/gate/warnOnly", "type", { type: "boolean" });
						errors++;
					}
				}
				if (data26.schemas !== void 0) {
					let data30 = data26.schemas;
					if (Array.isArray(data30)) {
						const len6 = data30.length;
						for (let i6 = 0; i6 < len6; i6++) {
							let data31 = data30[i6];
							if (typeof data31 === "string") {
								if (func2(data31) < 1) {
									vErrors = add(vErrors, instancePath + "/gate/schemas/" + i6, "minLength", { limit: 1 });
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/gate/schemas/" + i6, "type", { type: "string" });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/gate/schemas", "type", { type: "array" });
						errors++;
					}
				}
				if (data26.traces !== void 0) {
					let data32 = data26.traces;
					if (Array.isArray(data32)) {
						const len7 = data32.length;
						for (let i7 = 0; i7 < len7; i7++) {
							let data33 = data32[i7];
							if (typeof data33 === "string") {
								if (func2(data33) < 1) {
									vErrors = add(vErrors, instancePath + "/gate/traces/" + i7, "minLength", { limit: 1 });
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/gate/traces/" + i7, "type", { type: "string" });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/gate/traces", "type", { type: "array" });
						errors++;
					}
				}
				if (data26.proposals !== void 0) {
					let data34 = data26.proposals;
					if (Array.isArray(data34)) {
						const len8 = data34.length;
						for (let i8 = 0; i8 < len8; i8++) {
							let data35 = data34[i8];
							if (typeof data35 === "string") {
								if (func2(data35) < 1) {
									vErrors = add(vErrors, instancePath + "/gate/proposals/" + i8, "minLength", { limit: 1 });
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/gate/proposals/" + i8, "type", { type: "string" });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/gate/proposals", "type", { type: "array" });
						errors++;
					}
				}
				if (data26.trajectory !== void 0) {
					let data36 = data26.trajectory;
					if (!(data36 === "none" || data36 === "commits")) {
						vErrors = add(vErrors, instancePath + "/gate/trajectory", "enum", { allowedValues: schema130.properties.gate.properties.trajectory.enum });
						errors++;
					}
				}
				if (data26.waivers !== void 0) {
					let data37 = data26.waivers;
					if (data37 && typeof data37 == "object" && !Array.isArray(data37)) for (const key9 in data37) {
						let data38 = data37[key9];
						if (Array.isArray(data38)) {
							const len9 = data38.length;
							for (let i9 = 0; i9 < len9; i9++) {
								let data39 = data38[i9];
								if (!(data39 === "introduced-errors" || data39 === "introduced-warnings" || data39 === "negative-reward" || data39 === "nondeterminism" || data39 === "schema" || data39 === "unsafe-rename" || data39 === "incomplete-rename" || data39 === "suppressions" || data39 === "config-weakened" || data39 === "unstable" || data39 === "unresolved-imports" || data39 === "inconclusive")) {
									vErrors = add(vErrors, instancePath + "/gate/waivers/" + key9.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i9, "enum", { allowedValues: schema130.properties.gate.properties.waivers.additionalProperties.items.enum });
									errors++;
								}
							}
						} else {
							vErrors = add(vErrors, instancePath + "/gate/waivers/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "array" });
							errors++;
						}
					}
					else {
						vErrors = add(vErrors, instancePath + "/gate/waivers", "type", { type: "object" });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/gate", "type", { type: "object" });
				errors++;
			}
		}
		if (data.edits !== void 0) {
			let data40 = data.edits;
			if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
				for (const key10 in data40) if (!(key10 === "allow" || key10 === "deny" || key10 === "allowDirty")) {
					vErrors = add(vErrors, instancePath + "/edits", "additionalProperties", { additionalProperty: key10 });
					errors++;
				}
				if (data40.allow !== void 0) {
					let data41 = data40.allow;
					if (Array.isArray(data41)) {
						const len10 = data41.length;
						for (let i10 = 0; i10 < len10; i10++) {
							let data42 = data41[i10];
							if (typeof data42 === "string") {
								if (func2(data42) < 1) {
									vErrors = add(vErrors, instancePath + "/edits/allow/" + i10, "minLength", { limit: 1 });
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/edits/allow/" + i10, "type", { type: "string" });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/edits/allow", "type", { type: "array" });
						errors++;
					}
				}
				if (data40.deny !== void 0) {
					let data43 = data40.deny;
					if (Array.isArray(data43)) {
						const len11 = data43.length;
						for (let i11 = 0; i11 < len11; i11++) {
							let data44 = data43[i11];
							if (typeof data44 === "string") {
								if (func2(data44) < 1) {
									vErrors = add(vErrors, instancePath + "/edits/deny/" + i11, "minLength", { limit: 1 });
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/edits/deny/" + i11, "type", { type: "string" });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/edits/deny", "type", { type: "array" });
						errors++;
					}
				}
				if (data40.allowDirty !== void 0) {
					if (typeof data40.allowDirty !== "boolean") {
						vErrors = add(vErrors, instancePath + "/edits/allowDirty", "type", { type: "boolean" });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/edits", "type", { type: "object" });
				errors++;
			}
		}
		if (data.reward !== void 0) {
			let data46 = data.reward;
			if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
				for (const key11 in data46) if (!(key11 === "version" || key11 === "weights" || key11 === "countSuppressions")) {
					vErrors = add(vErrors, instancePath + "/reward", "additionalProperties", { additionalProperty: key11 });
					errors++;
				}
				if (data46.version !== void 0) {
					let data47 = data46.version;
					if (!(data47 === "rl-csf-v1" || data47 === "pr-v1")) {
						vErrors = add(vErrors, instancePath + "/reward/version", "enum", { allowedValues: schema130.properties.reward.properties.version.enum });
						errors++;
					}
				}
				if (data46.weights !== void 0) {
					let data48 = data46.weights;
					if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
						for (const key12 in data48) if (!(key12 === "wD" || key12 === "wS" || key12 === "wA" || key12 === "wE" || key12 === "gamma" || key12 === "alpha" || key12 === "beta")) {
							vErrors = add(vErrors, instancePath + "/reward/weights", "additionalProperties", { additionalProperty: key12 });
							errors++;
						}
						if (data48.wD !== void 0) {
							let data49 = data48.wD;
							if (typeof data49 == "number" && isFinite(data49)) {
								if (data49 < 0 || isNaN(data49)) {
									vErrors = add(vErrors, instancePath + "/reward/weights/wD", "minimum", {
										comparison: ">=",
										limit: 0
									});
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/reward/weights/wD", "type", { type: "number" });
								errors++;
							}
						}
						if (data48.wS !== void 0) {
							let data50 = data48.wS;
							if (typeof data50 == "number" && isFinite(data50)) {
								if (data50 < 0 || isNaN(data50)) {
									vErrors = add(vErrors, instancePath + "/reward/weights/wS", "minimum", {
										comparison: ">=",
										limit: 0
									});
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/reward/weights/wS", "type", { type: "number" });
								errors++;
							}
						}
						if (data48.wA !== void 0) {
							let data51 = data48.wA;
							if (typeof data51 == "number" && isFinite(data51)) {
								if (data51 < 0 || isNaN(data51)) {
									vErrors = add(vErrors, instancePath + "/reward/weights/wA", "minimum", {
										comparison: ">=",
										limit: 0
									});
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/reward/weights/wA", "type", { type: "number" });
								errors++;
							}
						}
						if (data48.wE !== void 0) {
							let data52 = data48.wE;
							if (typeof data52 == "number" && isFinite(data52)) {
								if (data52 < 0 || isNaN(data52)) {
									vErrors = add(vErrors, instancePath + "/reward/weights/wE", "minimum", {
										comparison: ">=",
										limit: 0
									});
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/reward/weights/wE", "type", { type: "number" });
								errors++;
							}
						}
						if (data48.gamma !== void 0) {
							let data53 = data48.gamma;
							if (typeof data53 == "number" && isFinite(data53)) {
								if (data53 < 0 || isNaN(data53)) {
									vErrors = add(vErrors, instancePath + "/reward/weights/gamma", "minimum", {
										comparison: ">=",
										limit: 0
									});
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/reward/weights/gamma", "type", { type: "number" });
								errors++;
							}
						}
						if (data48.alpha !== void 0) {
							let data54 = data48.alpha;
							if (typeof data54 == "number" && isFinite(data54)) {
								if (data54 < 0 || isNaN(data54)) {
									vErrors = add(vErrors, instancePath + "/reward/weights/alpha", "minimum", {
										comparison: ">=",
										limit: 0
									});
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/reward/weights/alpha", "type", { type: "number" });
								errors++;
							}
						}
						if (data48.beta !== void 0) {
							let data55 = data48.beta;
							if (typeof data55 == "number" && isFinite(data55)) {
								if (data55 < 0 || isNaN(data55)) {
									vErrors = add(vErrors, instancePath + "/reward/weights/beta", "minimum", {
										comparison: ">=",
										limit: 0
									});
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/reward/weights/beta", "type", { type: "number" });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/reward/weights", "type", { type: "object" });
						errors++;
					}
				}
				if (data46.countSuppressions !== void 0) {
					if (typeof data46.countSuppressions !== "boolean") {
						vErrors = add(vErrors, instancePath + "/reward/countSuppressions", "type", { type: "boolean" });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/reward", "type", { type: "object" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate408.errors = vErrors;
	return errors === 0;
}
validate408.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v3 = validate321;
const v4 = validate409;
function validate411(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate411.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.selector === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "selector" });
			errors++;
		}
		if (data.newName === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "newName" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "selector" || key0 === "newName")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("rename" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "rename" });
				errors++;
			}
		}
		if (data.selector !== void 0) {
			let data1 = data.selector;
			const _errs4 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs5 = errors;
			if (typeof data1 === "string") {
				if (func2(data1) < 1) {
					vErrors = add(vErrors, instancePath + "/selector", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/selector", "type", { type: "string" });
				errors++;
			}
			var _valid0 = _errs5 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs7 = errors;
			if (!validate61(data1, { instancePath: instancePath + "/selector" })) {
				vErrors = join(vErrors, validate61.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs7 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/selector", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs4;
				if (vErrors !== null) {
					if (_errs4) vErrors.length = _errs4;
					else vErrors = null;
				}
			}
		}
		if (data.newName !== void 0) {
			let data2 = data.newName;
			if (typeof data2 === "string") {
				if (func2(data2) < 1) {
					vErrors = add(vErrors, instancePath + "/newName", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/newName", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate411.errors = vErrors;
	return errors === 0;
}
validate411.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate415(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate415.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func2(data) < 1) {
			vErrors = add(vErrors, instancePath, "minLength", { limit: 1 });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate415.errors = vErrors;
	return errors === 0;
}
validate415.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate414(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate414.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.oldUri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "oldUri" });
			errors++;
		}
		if (data.newUri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "newUri" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "oldUri" || key0 === "newUri")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("renameFile" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "renameFile" });
				errors++;
			}
		}
		if (data.oldUri !== void 0) {
			if (!validate415(data.oldUri, { instancePath: instancePath + "/oldUri" })) {
				vErrors = join(vErrors, validate415.errors);
				errors = vErrors.length;
			}
		}
		if (data.newUri !== void 0) {
			if (!validate415(data.newUri, { instancePath: instancePath + "/newUri" })) {
				vErrors = join(vErrors, validate415.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate414.errors = vErrors;
	return errors === 0;
}
validate414.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate419(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate419.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.selector === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "selector" });
			errors++;
		}
		if (data.title === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "title" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "selector" || key0 === "title")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("codeAction" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "codeAction" });
				errors++;
			}
		}
		if (data.selector !== void 0) {
			let data1 = data.selector;
			const _errs4 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs5 = errors;
			if (typeof data1 === "string") {
				if (func2(data1) < 1) {
					vErrors = add(vErrors, instancePath + "/selector", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/selector", "type", { type: "string" });
				errors++;
			}
			var _valid0 = _errs5 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs7 = errors;
			if (!validate61(data1, { instancePath: instancePath + "/selector" })) {
				vErrors = join(vErrors, validate61.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs7 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/selector", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs4;
				if (vErrors !== null) {
					if (_errs4) vErrors.length = _errs4;
					else vErrors = null;
				}
			}
		}
		if (data.title !== void 0) {
			let data2 = data.title;
			if (typeof data2 === "string") {
				if (func2(data2) < 1) {
					vErrors = add(vErrors, instancePath + "/title", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/title", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate419.errors = vErrors;
	return errors === 0;
}
validate419.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate410(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate410.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let matches0 = 0;
	const branches0 = [];
	let valid0 = false;
	const before0 = errors;
	const _errs1 = errors;
	if (!validate411(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate411.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	branches0.push(errors - before0);
	if (_valid0) {
		matches0++;
		var props0 = true;
	}
	valid0 = matches0 === 1;
	const before1 = errors;
	const _errs2 = errors;
	if (!validate414(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate414.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	branches0.push(errors - before1);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	const before2 = errors;
	const _errs3 = errors;
	if (!validate419(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate419.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs3 === errors;
	branches0.push(errors - before2);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	if (!valid0) {
		vErrors = add(vErrors, instancePath, "oneOf", { branches: branches0 });
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate410.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate410.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
function validate409(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate409.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "version" });
			errors++;
		}
		if (data.edits === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "edits" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "version" || key0 === "edits")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.version !== void 0) {
			if ("1.0" !== data.version) {
				vErrors = add(vErrors, instancePath + "/version", "const", { allowedValue: "1.0" });
				errors++;
			}
		}
		if (data.edits !== void 0) {
			let data2 = data.edits;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate410(data2[i0], { instancePath: instancePath + "/edits/" + i0 })) {
					vErrors = join(vErrors, validate410.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/edits", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate409.errors = vErrors;
	return errors === 0;
}
validate409.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v5 = validate423;
const schema137 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "urn:lanser:schema:report:1.0",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"version",
		"conclusion",
		"reasons",
		"before",
		"after",
		"projects",
		"delta",
		"traces",
		"schemas",
		"proposals",
		"evidence",
		"reward",
		"trajectory",
		"policy",
		"failures",
		"environment",
		"timing"
	],
	"properties": {
		"$schema": { "type": "string" },
		"version": { "const": "1.0" },
		"conclusion": { "enum": [
			"clean",
			"findings",
			"inconclusive"
		] },
		"reasons": {
			"type": "array",
			"items": { "$ref": "#/$defs/reason" }
		},
		"before": { "anyOf": [{ "$ref": "#/$defs/side" }, { "type": "null" }] },
		"after": { "anyOf": [{ "$ref": "#/$defs/side" }, { "type": "null" }] },
		"projects": {
			"type": "array",
			"items": { "$ref": "#/$defs/project" }
		},
		"delta": { "anyOf": [{ "$ref": "#/$defs/delta" }, { "type": "null" }] },
		"traces": {
			"type": "array",
			"items": { "$ref": "#/$defs/traceCheck" }
		},
		"schemas": {
			"type": "array",
			"items": { "$ref": "#/$defs/schemaCheck" }
		},
		"proposals": {
			"type": "array",
			"items": { "$ref": "#/$defs/proposalCheck" }
		},
		"evidence": { "$ref": "#/$defs/evidence" },
		"reward": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/processReward" }, { "type": "null" }] },
		"trajectory": {
			"type": "array",
			"items": { "$ref": "#/$defs/trajectoryStep" }
		},
		"policy": { "$ref": "#/$defs/policy" },
		"failures": {
			"type": "array",
			"items": { "$ref": "#/$defs/failure" }
		},
		"environment": { "$ref": "#/$defs/environment" },
		"timing": {
			"type": "object",
			"additionalProperties": {
				"type": "number",
				"minimum": 0
			}
		}
	},
	"$defs": {
		"reason": {
			"type": "object",
			"additionalProperties": false,
			"required": ["code", "count"],
			"properties": {
				"code": { "enum": [
					"introduced-errors",
					"introduced-warnings",
					"introduced-information",
					"negative-reward",
					"nondeterminism",
					"schema",
					"unsafe-rename",
					"incomplete-rename",
					"suppressions",
					"config-weakened",
					"unstable",
					"unresolved-imports",
					"inconclusive"
				] },
				"count": {
					"type": "integer",
					"minimum": 1
				}
			}
		},
		"side": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"commit",
				"tree",
				"bundleId",
				"counts"
			],
			"properties": {
				"commit": { "type": ["string", "null"] },
				"tree": {
					"type": "string",
					"pattern": "^[0-9a-f]{40,64}$"
				},
				"bundleId": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/contentHash" }, { "type": "null" }] },
				"counts": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/counts" }, { "type": "null" }] }
			}
		},
		"projectSide": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"bundleId",
				"files",
				"counts"
			],
			"properties": {
				"bundleId": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/contentHash" },
				"files": {
					"type": "integer",
					"minimum": 0
				},
				"counts": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/counts" }
			}
		},
		"project": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"workingDirectory",
				"configDigest",
				"before",
				"after"
			],
			"properties": {
				"workingDirectory": { "type": "string" },
				"configDigest": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/contentHash" }, { "type": "null" }] },
				"before": { "anyOf": [{ "$ref": "#/$defs/projectSide" }, { "type": "null" }] },
				"after": { "anyOf": [{ "$ref": "#/$defs/projectSide" }, { "type": "null" }] }
			}
		},
		"resolved": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"uri",
				"range",
				"severity",
				"rule",
				"message"
			],
			"properties": {
				"uri": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/uri" },
				"range": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/range" },
				"severity": { "enum": [
					"error",
					"warning",
					"information"
				] },
				"rule": { "type": ["string", "null"] },
				"message": { "type": "string" },
				"fileDeleted": { "const": true }
			}
		},
		"introduced": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"uri",
				"range",
				"severity",
				"rule",
				"message"
			],
			"properties": {
				"uri": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/uri" },
				"range": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/range" },
				"severity": { "enum": [
					"error",
					"warning",
					"information"
				] },
				"rule": { "type": ["string", "null"] },
				"message": { "type": "string" },
				"orderDependent": { "const": true }
			}
		},
		"deltaDiagnostic": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"uri",
				"range",
				"severity",
				"rule",
				"message"
			],
			"properties": {
				"uri": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/uri" },
				"range": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/range" },
				"severity": { "enum": [
					"error",
					"warning",
					"information"
				] },
				"rule": { "type": ["string", "null"] },
				"message": { "type": "string" }
			}
		},
		"pair": {
			"type": "object",
			"additionalProperties": false,
			"required": ["before", "after"],
			"properties": {
				"before": { "$ref": "#/$defs/deltaDiagnostic" },
				"after": { "$ref": "#/$defs/deltaDiagnostic" }
			}
		},
		"unstable": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"side",
				"seen",
				"diagnostic"
			],
			"properties": {
				"side": { "enum": ["before", "after"] },
				"seen": { "enum": ["first", "second"] },
				"diagnostic": { "$ref": "#/$defs/deltaDiagnostic" }
			}
		},
		"delta": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"introduced",
				"resolved",
				"changed",
				"moved",
				"unstable",
				"persisting"
			],
			"properties": {
				"introduced": {
					"type": "array",
					"items": { "$ref": "#/$defs/introduced" }
				},
				"resolved": {
					"type": "array",
					"items": { "$ref": "#/$defs/resolved" }
				},
				"changed": {
					"type": "array",
					"items": { "$ref": "#/$defs/pair" }
				},
				"moved": {
					"type": "array",
					"items": { "$ref": "#/$defs/pair" }
				},
				"unstable": {
					"type": "array",
					"items": { "$ref": "#/$defs/unstable" }
				},
				"unresolvedImports": {
					"type": "array",
					"items": { "$ref": "#/$defs/deltaDiagnostic" }
				},
				"persisting": {
					"type": "integer",
					"minimum": 0
				}
			}
		},
		"configurationChange": {
			"type": "object",
			"additionalProperties": false,
			"required": ["path", "change"],
			"properties": {
				"path": { "type": "string" },
				"change": { "enum": [
					"added",
					"deleted",
					"modified"
				] }
			}
		},
		"evidence": {
			"type": "object",
			"additionalProperties": false,
			"required": ["configuration"],
			"properties": {
				"suppressions": {
					"type": "object",
					"additionalProperties": false,
					"required": [
						"introduced",
						"removed",
						"hidden"
					],
					"properties": {
						"introduced": {
							"type": "array",
							"items": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/evidenceFinding" }
						},
						"removed": {
							"type": "array",
							"items": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/evidenceFinding" }
						},
						"hidden": {
							"type": "integer",
							"minimum": 0
						}
					}
				},
				"configuration": {
					"type": "object",
					"additionalProperties": false,
					"required": ["changed"],
					"properties": {
						"changed": {
							"type": "array",
							"items": { "$ref": "#/$defs/configurationChange" }
						},
						"weakened": {
							"type": "array",
							"items": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/evidenceFinding" }
						}
					}
				},
				"files": {
					"type": "object",
					"additionalProperties": false,
					"required": [
						"deleted",
						"stubs",
						"tests"
					],
					"properties": {
						"deleted": {
							"type": "array",
							"items": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/evidenceFinding" }
						},
						"stubs": {
							"type": "array",
							"items": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/evidenceFinding" }
						},
						"tests": {
							"type": "array",
							"items": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/evidenceFinding" }
						}
					}
				}
			}
		},
		"policy": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"failOn",
				"warnOnly",
				"failed",
				"reasons"
			],
			"properties": {
				"failOn": {
					"type": "array",
					"items": { "type": "string" }
				},
				"warnOnly": { "type": "boolean" },
				"failed": { "type": "boolean" },
				"reasons": {
					"type": "array",
					"items": { "type": "string" }
				},
				"waived": {
					"type": "array",
					"items": { "$ref": "#/$defs/waiver" }
				},
				"head": { "$ref": "#/$defs/headPolicy" }
			}
		},
		"failure": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"side",
				"workingDirectory",
				"code",
				"message",
				"details"
			],
			"properties": {
				"side": { "enum": ["before", "after"] },
				"workingDirectory": { "type": ["string", "null"] },
				"code": {
					"type": "string",
					"pattern": "^E/[A-Z_]+$"
				},
				"message": { "type": "string" },
				"details": {
					"type": "object",
					"additionalProperties": true
				}
			}
		},
		"environment": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"tool",
				"server",
				"python",
				"platform",
				"cage"
			],
			"properties": {
				"tool": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/nameAndVersion" },
				"server": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/nameAndVersion" },
				"python": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/pythonEnvironment" }, { "type": "null" }] },
				"platform": { "type": "string" },
				"unread": {
					"type": "array",
					"items": { "$ref": "#/$defs/unreadEnvironment" }
				},
				"cage": { "enum": ["permission-model", "none"] }
			}
		},
		"unreadEnvironment": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"file",
				"keys",
				"folder"
			],
			"properties": {
				"file": { "type": "string" },
				"keys": { "type": "string" },
				"folder": { "type": ["string", "null"] }
			}
		},
		"traceCheck": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"path",
				"conclusion",
				"bundles",
				"firstDifference"
			],
			"properties": {
				"path": { "type": "string" },
				"conclusion": { "enum": [
					"match",
					"mismatch",
					"unreadable"
				] },
				"bundles": {
					"type": "integer",
					"minimum": 0
				},
				"firstDifference": { "anyOf": [{ "$ref": "#/$defs/traceDifference" }, { "type": "null" }] }
			}
		},
		"traceDifference": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"line",
				"index",
				"pointer",
				"message"
			],
			"properties": {
				"line": {
					"type": ["integer", "null"],
					"minimum": 1
				},
				"index": {
					"type": ["integer", "null"],
					"minimum": 0
				},
				"pointer": { "type": ["string", "null"] },
				"message": { "type": "string" },
				"expected": {},
				"got": {}
			}
		},
		"schemaCheck": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"path",
				"conclusion",
				"schema",
				"details"
			],
			"properties": {
				"path": { "type": "string" },
				"conclusion": { "enum": [
					"valid",
					"invalid",
					"compatible",
					"breaking",
					"undecided",
					"unchanged"
				] },
				"schema": { "anyOf": [{ "enum": [
					"selector",
					"bundle",
					"plan",
					"trace",
					"proposal",
					"report",
					"config",
					"batch",
					"training-record"
				] }, { "type": "null" }] },
				"details": {
					"type": "array",
					"items": { "anyOf": [{ "$ref": "#/$defs/schemaViolation" }, { "$ref": "#/$defs/schemaDifference" }] }
				}
			}
		},
		"schemaViolation": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"line",
				"pointer",
				"expected"
			],
			"properties": {
				"line": {
					"type": ["integer", "null"],
					"minimum": 1
				},
				"pointer": { "type": "string" },
				"expected": { "type": "string" },
				"value": {}
			}
		},
		"schemaDifference": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"pointer",
				"direction",
				"verdict",
				"reason"
			],
			"properties": {
				"pointer": { "type": "string" },
				"direction": { "enum": ["backward", "forward"] },
				"verdict": { "enum": [
					"compatible",
					"breaking",
					"undecided"
				] },
				"reason": { "type": "string" },
				"counterExample": {}
			}
		},
		"proposalCheck": { "oneOf": [
			{ "$ref": "#/$defs/renameCheck" },
			{ "$ref": "#/$defs/fileRenameCheck" },
			{ "$ref": "#/$defs/codeActionCheck" }
		] },
		"renameCheck": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"path",
				"index",
				"kind",
				"selector",
				"newName",
				"conclusion",
				"diff",
				"delta",
				"safety",
				"missed",
				"reward"
			],
			"properties": {
				"path": { "type": ["string", "null"] },
				"index": {
					"type": "integer",
					"minimum": 0
				},
				"kind": { "const": "rename" },
				"selector": { "anyOf": [{
					"type": "string",
					"minLength": 1
				}, { "$ref": "urn:lanser:schema:selector:1.0" }] },
				"newName": { "type": "string" },
				"conclusion": { "enum": [
					"safe",
					"unsafe",
					"complete",
					"incomplete",
					"error"
				] },
				"diff": { "type": ["string", "null"] },
				"delta": { "type": ["integer", "null"] },
				"safety": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/safety" }, { "type": "null" }] },
				"missed": {
					"type": "array",
					"items": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/location" }
				},
				"unrelated": {
					"type": "array",
					"items": { "$ref": "#/$defs/unrelatedChange" }
				},
				"reward": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/processReward" }, { "type": "null" }] },
				"error": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/error" }, { "type": "null" }] }
			}
		},
		"fileRenameCheck": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"path",
				"index",
				"kind",
				"oldUri",
				"newUri",
				"conclusion",
				"diff",
				"delta",
				"safety",
				"missed",
				"reward"
			],
			"properties": {
				"path": { "type": ["string", "null"] },
				"index": {
					"type": "integer",
					"minimum": 0
				},
				"kind": { "const": "renameFile" },
				"oldUri": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/uri" },
				"newUri": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/uri" },
				"conclusion": { "enum": [
					"safe",
					"unsafe",
					"complete",
					"incomplete",
					"error"
				] },
				"diff": { "type": ["string", "null"] },
				"delta": { "type": ["integer", "null"] },
				"safety": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/safety" }, { "type": "null" }] },
				"missed": {
					"type": "array",
					"items": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/location" }
				},
				"unrelated": {
					"type": "array",
					"items": { "$ref": "#/$defs/unrelatedChange" }
				},
				"reward": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/processReward" }, { "type": "null" }] },
				"error": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/error" }, { "type": "null" }] }
			}
		},
		"codeActionCheck": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"path",
				"index",
				"kind",
				"selector",
				"title",
				"conclusion",
				"diff",
				"delta",
				"safety",
				"missed",
				"reward"
			],
			"properties": {
				"path": { "type": ["string", "null"] },
				"index": {
					"type": "integer",
					"minimum": 0
				},
				"kind": { "const": "codeAction" },
				"selector": { "anyOf": [{
					"type": "string",
					"minLength": 1
				}, { "$ref": "urn:lanser:schema:selector:1.0" }] },
				"title": { "type": "string" },
				"conclusion": { "enum": [
					"safe",
					"unsafe",
					"complete",
					"incomplete",
					"error"
				] },
				"diff": { "type": ["string", "null"] },
				"delta": { "type": ["integer", "null"] },
				"safety": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/safety" }, { "type": "null" }] },
				"missed": {
					"type": "array",
					"items": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/location" }
				},
				"unrelated": {
					"type": "array",
					"items": { "$ref": "#/$defs/unrelatedChange" }
				},
				"reward": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/processReward" }, { "type": "null" }] },
				"error": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/error" }, { "type": "null" }] }
			}
		},
		"trajectoryStep": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"commit",
				"title",
				"skipped",
				"counts",
				"reward",
				"error"
			],
			"properties": {
				"commit": {
					"type": "string",
					"pattern": "^[0-9a-f]{40,64}$"
				},
				"title": { "type": "string" },
				"skipped": {
					"type": "integer",
					"minimum": 0
				},
				"counts": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/counts" }, { "type": "null" }] },
				"reward": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/processReward" }, { "type": "null" }] },
				"error": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/error" }, { "type": "null" }] }
			}
		},
		"waiver": {
			"type": "object",
			"additionalProperties": false,
			"required": ["reason", "label"],
			"properties": {
				"reason": { "type": "string" },
				"label": { "type": "string" }
			}
		},
		"headPolicy": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"failOn",
				"warnOnly",
				"failed",
				"reasons",
				"error"
			],
			"properties": {
				"failOn": {
					"type": "array",
					"items": { "type": "string" }
				},
				"warnOnly": { "type": "boolean" },
				"failed": { "type": "boolean" },
				"reasons": {
					"type": "array",
					"items": { "type": "string" }
				},
				"error": { "type": ["string", "null"] }
			}
		},
		"unrelatedChange": {
			"type": "object",
			"additionalProperties": false,
			"required": ["uri", "range"],
			"properties": {
				"uri": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/uri" },
				"range": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/range" },
				"diff": { "type": "string" }
			}
		}
	}
};
const schema138 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["code", "count"],
	"properties": {
		"code": { "enum": [
			"introduced-errors",
			"introduced-warnings",
			"introduced-information",
			"negative-reward",
			"nondeterminism",
			"schema",
			"unsafe-rename",
			"incomplete-rename",
			"suppressions",
			"config-weakened",
			"unstable",
			"unresolved-imports",
			"inconclusive"
		] },
		"count": {
			"type": "integer",
			"minimum": 1
		}
	}
};
function validate424(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate424.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.code === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "code" });
			errors++;
		}
		if (data.count === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "count" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "code" || key0 === "count")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.code !== void 0) {
			let data0 = data.code;
			if (!(data0 === "introduced-errors" || data0 === "introduced-warnings" || data0 === "introduced-information" || data0 === "negative-reward" || data0 === "nondeterminism" || data0 === "schema" || data0 === "unsafe-rename" || data0 === "incomplete-rename" || data0 === "suppressions" || data0 === "config-weakened" || data0 === "unstable" || data0 === "unresolved-imports" || data0 === "inconclusive")) {
				vErrors = add(vErrors, instancePath + "/code", "enum", { allowedValues: schema138.properties.code.enum });
				errors++;
			}
		}
		if (data.count !== void 0) {
			let data1 = data.count;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = add(vErrors, instancePath + "/count", "type", { type: "integer" });
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					vErrors = add(vErrors, instancePath + "/count", "minimum", {
						comparison: ">=",
						limit: 1
					});
					errors++;
				}
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate424.errors = vErrors;
	return errors === 0;
}
validate424.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema139 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"commit",
		"tree",
		"bundleId",
		"counts"
	],
	"properties": {
		"commit": { "type": ["string", "null"] },
		"tree": {
			"type": "string",
			"pattern": "^[0-9a-f]{40,64}$"
		},
		"bundleId": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/contentHash" }, { "type": "null" }] },
		"counts": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/counts" }, { "type": "null" }] }
	}
};
const pattern27 = new RegExp("^[0-9a-f]{40,64}$", "u");
function validate427(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate427.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern3.test(data)) {
			vErrors = add(vErrors, instancePath, "pattern", { pattern: "^sha256:[0-9a-f]{64}$" });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate427.errors = vErrors;
	return errors === 0;
}
validate427.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate429(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate429.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.error === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "error" });
			errors++;
		}
		if (data.warning === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "warning" });
			errors++;
		}
		if (data.information === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "information" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "error" || key0 === "warning" || key0 === "information")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.error !== void 0) {
			let data0 = data.error;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = add(vErrors, instancePath + "/error", "type", { type: "integer" });
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = add(vErrors, instancePath + "/error", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.warning !== void 0) {
			let data1 = data.warning;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = add(vErrors, instancePath + "/warning", "type", { type: "integer" });
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = add(vErrors, instancePath + "/warning", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.information !== void 0) {
			let data2 = data.information;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/information", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/information", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate429.errors = vErrors;
	return errors === 0;
}
validate429.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate426(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate426.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.commit === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "commit" });
			errors++;
		}
		if (data.tree === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "tree" });
			errors++;
		}
		if (data.bundleId === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "bundleId" });
			errors++;
		}
		if (data.counts === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "counts" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "commit" || key0 === "tree" || key0 === "bundleId" || key0 === "counts")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.commit !== void 0) {
			let data0 = data.commit;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = add(vErrors, instancePath + "/commit", "type", { type: schema139.properties.commit.type });
				errors++;
			}
		}
		if (data.tree !== void 0) {
			let data1 = data.tree;
			if (typeof data1 === "string") {
				if (!pattern27.test(data1)) {
					vErrors = add(vErrors, instancePath + "/tree", "pattern", { pattern: "^[0-9a-f]{40,64}$" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/tree", "type", { type: "string" });
				errors++;
			}
		}
		if (data.bundleId !== void 0) {
			let data2 = data.bundleId;
			const _errs7 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs8 = errors;
			if (!validate427(data2, { instancePath: instancePath + "/bundleId" })) {
				vErrors = join(vErrors, validate427.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs8 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs9 = errors;
			if (data2 !== null) {
				vErrors = add(vErrors, instancePath + "/bundleId", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs9 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/bundleId", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs7;
				if (vErrors !== null) {
					if (_errs7) vErrors.length = _errs7;
					else vErrors = null;
				}
			}
		}
		if (data.counts !== void 0) {
			let data3 = data.counts;
			const _errs12 = errors;
			const branches1 = [];
			let valid2 = false;
			const before2 = errors;
			const _errs13 = errors;
			if (!validate429(data3, { instancePath: instancePath + "/counts" })) {
				vErrors = join(vErrors, validate429.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs13 === errors;
			branches1.push(errors - before2);
			valid2 = valid2 || _valid1;
			const before3 = errors;
			const _errs14 = errors;
			if (data3 !== null) {
				vErrors = add(vErrors, instancePath + "/counts", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs14 === errors;
			branches1.push(errors - before3);
			valid2 = valid2 || _valid1;
			if (!valid2) {
				vErrors = add(vErrors, instancePath + "/counts", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate426.errors = vErrors;
	return errors === 0;
}
validate426.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate435(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate435.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bundleId === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "bundleId" });
			errors++;
		}
		if (data.files === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "files" });
			errors++;
		}
		if (data.counts === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "counts" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "bundleId" || key0 === "files" || key0 === "counts")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.bundleId !== void 0) {
			if (!validate427(data.bundleId, { instancePath: instancePath + "/bundleId" })) {
				vErrors = join(vErrors, validate427.errors);
				errors = vErrors.length;
			}
		}
		if (data.files !== void 0) {
			let data1 = data.files;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = add(vErrors, instancePath + "/files", "type", { type: "integer" });
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = add(vErrors, instancePath + "/files", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.counts !== void 0) {
			if (!validate429(data.counts, { instancePath: instancePath + "/counts" })) {
				vErrors = join(vErrors, validate429.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate435.errors = vErrors;
	return errors === 0;
}
validate435.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate433(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate433.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.workingDirectory === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "workingDirectory" });
			errors++;
		}
		if (data.configDigest === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "configDigest" });
			errors++;
		}
		if (data.before === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "before" });
			errors++;
		}
		if (data.after === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "after" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "workingDirectory" || key0 === "configDigest" || key0 === "before" || key0 === "after")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.workingDirectory !== void 0) {
			if (typeof data.workingDirectory !== "string") {
				vErrors = add(vErrors, instancePath + "/workingDirectory", "type", { type: "string" });
				errors++;
			}
		}
		if (data.configDigest !== void 0) {
			let data1 = data.configDigest;
			const _errs5 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs6 = errors;
			if (!validate427(data1, { instancePath: instancePath + "/configDigest" })) {
				vErrors = join(vErrors, validate427.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs6 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs7 = errors;
			if (data1 !== null) {
				vErrors = add(vErrors, instancePath + "/configDigest", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs7 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/configDigest", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs5;
				if (vErrors !== null) {
					if (_errs5) vErrors.length = _errs5;
					else vErrors = null;
				}
			}
		}
		if (data.before !== void 0) {
			let data2 = data.before;
			const _errs10 = errors;
			const branches1 = [];
			let valid2 = false;
			const before2 = errors;
			const _errs11 = errors;
			if (!validate435(data2, { instancePath: instancePath + "/before" })) {
				vErrors = join(vErrors, validate435.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs11 === errors;
			branches1.push(errors - before2);
			valid2 = valid2 || _valid1;
			const before3 = errors;
			const _errs12 = errors;
			if (data2 !== null) {
				vErrors = add(vErrors, instancePath + "/before", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs12 === errors;
			branches1.push(errors - before3);
			valid2 = valid2 || _valid1;
			if (!valid2) {
				vErrors = add(vErrors, instancePath + "/before", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs10;
				if (vErrors !== null) {
					if (_errs10) vErrors.length = _errs10;
					else vErrors = null;
				}
			}
		}
		if (data.after !== void 0) {
			let data3 = data.after;
			const _errs15 = errors;
			const branches2 = [];
			let valid3 = false;
			const before4 = errors;
			const _errs16 = errors;
			if (!validate435(data3, { instancePath: instancePath + "/after" })) {
				vErrors = join(vErrors, validate435.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs16 === errors;
			branches2.push(errors - before4);
			valid3 = valid3 || _valid2;
			const before5 = errors;
			const _errs17 = errors;
			if (data3 !== null) {
				vErrors = add(vErrors, instancePath + "/after", "type", { type: "null" });
				errors++;
			}
			var _valid2 = _errs17 === errors;
			branches2.push(errors - before5);
			valid3 = valid3 || _valid2;
			if (!valid3) {
				vErrors = add(vErrors, instancePath + "/after", "anyOf", { branches: branches2 });
				errors++;
			} else {
				errors = _errs15;
				if (vErrors !== null) {
					if (_errs15) vErrors.length = _errs15;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate433.errors = vErrors;
	return errors === 0;
}
validate433.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema145 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"uri",
		"range",
		"severity",
		"rule",
		"message"
	],
	"properties": {
		"uri": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/uri" },
		"range": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/range" },
		"severity": { "enum": [
			"error",
			"warning",
			"information"
		] },
		"rule": { "type": ["string", "null"] },
		"message": { "type": "string" },
		"orderDependent": { "const": true }
	}
};
function validate443(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate443.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func2(data) < 1) {
			vErrors = add(vErrors, instancePath, "minLength", { limit: 1 });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate443.errors = vErrors;
	return errors === 0;
}
validate443.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate445(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate445.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		if (data.length > 4) {
			vErrors = add(vErrors, instancePath, "maxItems", { limit: 4 });
			errors++;
		}
		if (data.length < 4) {
			vErrors = add(vErrors, instancePath, "minItems", { limit: 4 });
			errors++;
		}
		const len0 = data.length;
		if (len0 > 0) {
			let data0 = data[0];
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = add(vErrors, instancePath + "/0", "type", { type: "integer" });
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = add(vErrors, instancePath + "/0", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (len0 > 1) {
			let data1 = data[1];
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = add(vErrors, instancePath + "/1", "type", { type: "integer" });
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = add(vErrors, instancePath + "/1", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (len0 > 2) {
			let data2 = data[2];
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/2", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/2", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (len0 > 3) {
			let data3 = data[3];
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				vErrors = add(vErrors, instancePath + "/3", "type", { type: "integer" });
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = add(vErrors, instancePath + "/3", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (!(data.length <= 4)) {
			vErrors = add(vErrors, instancePath, "items", { limit: 4 });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "array" });
		errors++;
	}
	validate445.errors = vErrors;
	return errors === 0;
}
validate445.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate442(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate442.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.range === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "range" });
			errors++;
		}
		if (data.severity === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "severity" });
			errors++;
		}
		if (data.rule === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "rule" });
			errors++;
		}
		if (data.message === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "message" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "uri" || key0 === "range" || key0 === "severity" || key0 === "rule" || key0 === "message" || key0 === "orderDependent")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.uri !== void 0) {
			if (!validate443(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate443.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate445(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate445.errors);
				errors = vErrors.length;
			}
		}
		if (data.severity !== void 0) {
			let data2 = data.severity;
			if (!(data2 === "error" || data2 === "warning" || data2 === "information")) {
				vErrors = add(vErrors, instancePath + "/severity", "enum", { allowedValues: schema145.properties.severity.enum });
				errors++;
			}
		}
		if (data.rule !== void 0) {
			let data3 = data.rule;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = add(vErrors, instancePath + "/rule", "type", { type: schema145.properties.rule.type });
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = add(vErrors, instancePath + "/message", "type", { type: "string" });
				errors++;
			}
		}
		if (data.orderDependent !== void 0) {
			if (true !== data.orderDependent) {
				vErrors = add(vErrors, instancePath + "/orderDependent", "const", { allowedValue: true });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate442.errors = vErrors;
	return errors === 0;
}
validate442.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema148 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"uri",
		"range",
		"severity",
		"rule",
		"message"
	],
	"properties": {
		"uri": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/uri" },
		"range": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/range" },
		"severity": { "enum": [
			"error",
			"warning",
			"information"
		] },
		"rule": { "type": ["string", "null"] },
		"message": { "type": "string" },
		"fileDeleted": { "const": true }
	}
};
function validate448(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate448.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.range === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "range" });
			errors++;
		}
		if (data.severity === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "severity" });
			errors++;
		}
		if (data.rule === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "rule" });
			errors++;
		}
		if (data.message === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "message" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "uri" || key0 === "range" || key0 === "severity" || key0 === "rule" || key0 === "message" || key0 === "fileDeleted")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.uri !== void 0) {
			if (!validate443(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate443.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate445(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate445.errors);
				errors = vErrors.length;
			}
		}
		if (data.severity !== void 0) {
			let data2 = data.severity;
			if (!(data2 === "error" || data2 === "warning" || data2 === "information")) {
				vErrors = add(vErrors, instancePath + "/severity", "enum", { allowedValues: schema148.properties.severity.enum });
				errors++;
			}
		}
		if (data.rule !== void 0) {
			let data3 = data.rule;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = add(vErrors, instancePath + "/rule", "type", { type: schema148.properties.rule.type });
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = add(vErrors, instancePath + "/message", "type", { type: "string" });
				errors++;
			}
		}
		if (data.fileDeleted !== void 0) {
			if (true !== data.fileDeleted) {
				vErrors = add(vErrors, instancePath + "/fileDeleted", "const", { allowedValue: true });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate448.errors = vErrors;
	return errors === 0;
}
validate448.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema150 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"uri",
		"range",
		"severity",
		"rule",
		"message"
	],
	"properties": {
		"uri": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/uri" },
		"range": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/range" },
		"severity": { "enum": [
			"error",
			"warning",
			"information"
		] },
		"rule": { "type": ["string", "null"] },
		"message": { "type": "string" }
	}
};
function validate453(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate453.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.range === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "range" });
			errors++;
		}
		if (data.severity === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "severity" });
			errors++;
		}
		if (data.rule === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "rule" });
			errors++;
		}
		if (data.message === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "message" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "uri" || key0 === "range" || key0 === "severity" || key0 === "rule" || key0 === "message")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.uri !== void 0) {
			if (!validate443(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate443.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate445(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate445.errors);
				errors = vErrors.length;
			}
		}
		if (data.severity !== void 0) {
			let data2 = data.severity;
			if (!(data2 === "error" || data2 === "warning" || data2 === "information")) {
				vErrors = add(vErrors, instancePath + "/severity", "enum", { allowedValues: schema150.properties.severity.enum });
				errors++;
			}
		}
		if (data.rule !== void 0) {
			let data3 = data.rule;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = add(vErrors, instancePath + "/rule", "type", { type: schema150.properties.rule.type });
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = add(vErrors, instancePath + "/message", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate453.errors = vErrors;
	return errors === 0;
}
validate453.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate452(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate452.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.before === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "before" });
			errors++;
		}
		if (data.after === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "after" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "before" || key0 === "after")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.before !== void 0) {
			if (!validate453(data.before, { instancePath: instancePath + "/before" })) {
				vErrors = join(vErrors, validate453.errors);
				errors = vErrors.length;
			}
		}
		if (data.after !== void 0) {
			if (!validate453(data.after, { instancePath: instancePath + "/after" })) {
				vErrors = join(vErrors, validate453.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate452.errors = vErrors;
	return errors === 0;
}
validate452.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema151 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"side",
		"seen",
		"diagnostic"
	],
	"properties": {
		"side": { "enum": ["before", "after"] },
		"seen": { "enum": ["first", "second"] },
		"diagnostic": { "$ref": "#/$defs/deltaDiagnostic" }
	}
};
function validate460(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate460.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.side === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "side" });
			errors++;
		}
		if (data.seen === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "seen" });
			errors++;
		}
		if (data.diagnostic === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "diagnostic" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "side" || key0 === "seen" || key0 === "diagnostic")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.side !== void 0) {
			let data0 = data.side;
			if (!(data0 === "before" || data0 === "after")) {
				vErrors = add(vErrors, instancePath + "/side", "enum", { allowedValues: schema151.properties.side.enum });
				errors++;
			}
		}
		if (data.seen !== void 0) {
			let data1 = data.seen;
			if (!(data1 === "first" || data1 === "second")) {
				vErrors = add(vErrors, instancePath + "/seen", "enum", { allowedValues: schema151.properties.seen.enum });
				errors++;
			}
		}
		if (data.diagnostic !== void 0) {
			if (!validate453(data.diagnostic, { instancePath: instancePath + "/diagnostic" })) {
				vErrors = join(vErrors, validate453.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate460.errors = vErrors;
	return errors === 0;
}
validate460.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate441(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate441.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.introduced === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "introduced" });
			errors++;
		}
		if (data.resolved === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "resolved" });
			errors++;
		}
		if (data.changed === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "changed" });
			errors++;
		}
		if (data.moved === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "moved" });
			errors++;
		}
		if (data.unstable === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "unstable" });
			errors++;
		}
		if (data.persisting === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "persisting" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "introduced" || key0 === "resolved" || key0 === "changed" || key0 === "moved" || key0 === "unstable" || key0 === "unresolvedImports" || key0 === "persisting")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.introduced !== void 0) {
			let data0 = data.introduced;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate442(data0[i0], { instancePath: instancePath + "/introduced/" + i0 })) {
					vErrors = join(vErrors, validate442.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/introduced", "type", { type: "array" });
				errors++;
			}
		}
		if (data.resolved !== void 0) {
			let data2 = data.resolved;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate448(data2[i1], { instancePath: instancePath + "/resolved/" + i1 })) {
					vErrors = join(vErrors, validate448.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/resolved", "type", { type: "array" });
				errors++;
			}
		}
		if (data.changed !== void 0) {
			let data4 = data.changed;
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate452(data4[i2], { instancePath: instancePath + "/changed/" + i2 })) {
					vErrors = join(vErrors, validate452.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/changed", "type", { type: "array" });
				errors++;
			}
		}
		if (data.moved !== void 0) {
			let data6 = data.moved;
			if (Array.isArray(data6)) {
				const len3 = data6.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate452(data6[i3], { instancePath: instancePath + "/moved/" + i3 })) {
					vErrors = join(vErrors, validate452.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/moved", "type", { type: "array" });
				errors++;
			}
		}
		if (data.unstable !== void 0) {
			let data8 = data.unstable;
			if (Array.isArray(data8)) {
				const len4 = data8.length;
				for (let i4 = 0; i4 < len4; i4++) if (!validate460(data8[i4], { instancePath: instancePath + "/unstable/" + i4 })) {
					vErrors = join(vErrors, validate460.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/unstable", "type", { type: "array" });
				errors++;
			}
		}
		if (data.unresolvedImports !== void 0) {
			let data10 = data.unresolvedImports;
			if (Array.isArray(data10)) {
				const len5 = data10.length;
				for (let i5 = 0; i5 < len5; i5++) if (!validate453(data10[i5], { instancePath: instancePath + "/unresolvedImports/" + i5 })) {
					vErrors = join(vErrors, validate453.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/unresolvedImports", "type", { type: "array" });
				errors++;
			}
		}
		if (data.persisting !== void 0) {
			let data12 = data.persisting;
			if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
				vErrors = add(vErrors, instancePath + "/persisting", "type", { type: "integer" });
				errors++;
			}
			if (typeof data12 == "number" && isFinite(data12)) {
				if (data12 < 0 || isNaN(data12)) {
					vErrors = add(vErrors, instancePath + "/persisting", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate441.errors = vErrors;
	return errors === 0;
}
validate441.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema152 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"path",
		"conclusion",
		"bundles",
		"firstDifference"
	],
	"properties": {
		"path": { "type": "string" },
		"conclusion": { "enum": [
			"match",
			"mismatch",
			"unreadable"
		] },
		"bundles": {
			"type": "integer",
			"minimum": 0
		},
		"firstDifference": { "anyOf": [{ "$ref": "#/$defs/traceDifference" }, { "type": "null" }] }
	}
};
const schema153 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"line",
		"index",
		"pointer",
		"message"
	],
	"properties": {
		"line": {
			"type": ["integer", "null"],
			"minimum": 1
		},
		"index": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"pointer": { "type": ["string", "null"] },
		"message": { "type": "string" },
		"expected": {},
		"got": {}
	}
};
function validate466(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate466.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.line === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "line" });
			errors++;
		}
		if (data.index === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "index" });
			errors++;
		}
		if (data.pointer === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "pointer" });
			errors++;
		}
		if (data.message === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "message" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "line" || key0 === "index" || key0 === "pointer" || key0 === "message" || key0 === "expected" || key0 === "got")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.line !== void 0) {
			let data0 = data.line;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
				vErrors = add(vErrors, instancePath + "/line", "type", { type: schema153.properties.line.type });
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 1 || isNaN(data0)) {
					vErrors = add(vErrors, instancePath + "/line", "minimum", {
						comparison: ">=",
						limit: 1
					});
					errors++;
				}
			}
		}
		if (data.index !== void 0) {
			let data1 = data.index;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
				vErrors = add(vErrors, instancePath + "/index", "type", { type: schema153.properties.index.type });
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = add(vErrors, instancePath + "/index", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.pointer !== void 0) {
			let data2 = data.pointer;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = add(vErrors, instancePath + "/pointer", "type", { type: schema153.properties.pointer.type });
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = add(vErrors, instancePath + "/message", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate466.errors = vErrors;
	return errors === 0;
}
validate466.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate465(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate465.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "path" });
			errors++;
		}
		if (data.conclusion === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "conclusion" });
			errors++;
		}
		if (data.bundles === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "bundles" });
			errors++;
		}
		if (data.firstDifference === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "firstDifference" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "path" || key0 === "conclusion" || key0 === "bundles" || key0 === "firstDifference")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.path !== void 0) {
			if (typeof data.path !== "string") {
				vErrors = add(vErrors, instancePath + "/path", "type", { type: "string" });
				errors++;
			}
		}
		if (data.conclusion !== void 0) {
			let data1 = data.conclusion;
			if (!(data1 === "match" || data1 === "mismatch" || data1 === "unreadable")) {
				vErrors = add(vErrors, instancePath + "/conclusion", "enum", { allowedValues: schema152.properties.conclusion.enum });
				errors++;
			}
		}
		if (data.bundles !== void 0) {
			let data2 = data.bundles;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/bundles", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/bundles", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.firstDifference !== void 0) {
			let data3 = data.firstDifference;
			const _errs8 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs9 = errors;
			if (!validate466(data3, { instancePath: instancePath + "/firstDifference" })) {
				vErrors = join(vErrors, validate466.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs9 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs10 = errors;
			if (data3 !== null) {
				vErrors = add(vErrors, instancePath + "/firstDifference", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs10 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/firstDifference", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs8;
				if (vErrors !== null) {
					if (_errs8) vErrors.length = _errs8;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate465.errors = vErrors;
	return errors === 0;
}
validate465.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema154 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"path",
		"conclusion",
		"schema",
		"details"
	],
	"properties": {
		"path": { "type": "string" },
		"conclusion": { "enum": [
			"valid",
			"invalid",
			"compatible",
			"breaking",
			"undecided",
			"unchanged"
		] },
		"schema": { "anyOf": [{ "enum": [
			"selector",
			"bundle",
			"plan",
			"trace",
			"proposal",
			"report",
			"config",
			"batch",
			"training-record"
		] }, { "type": "null" }] },
		"details": {
			"type": "array",
			"items": { "anyOf": [{ "$ref": "#/$defs/schemaViolation" }, { "$ref": "#/$defs/schemaDifference" }] }
		}
	}
};
const schema155 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"line",
		"pointer",
		"expected"
	],
	"properties": {
		"line": {
			"type": ["integer", "null"],
			"minimum": 1
		},
		"pointer": { "type": "string" },
		"expected": { "type": "string" },
		"value": {}
	}
};
function validate470(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate470.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.line === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "line" });
			errors++;
		}
		if (data.pointer === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "pointer" });
			errors++;
		}
		if (data.expected === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "expected" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "line" || key0 === "pointer" || key0 === "expected" || key0 === "value")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.line !== void 0) {
			let data0 = data.line;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
				vErrors = add(vErrors, instancePath + "/line", "type", { type: schema155.properties.line.type });
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 1 || isNaN(data0)) {
					vErrors = add(vErrors, instancePath + "/line", "minimum", {
						comparison: ">=",
						limit: 1
					});
					errors++;
				}
			}
		}
		if (data.pointer !== void 0) {
			if (typeof data.pointer !== "string") {
				vErrors = add(vErrors, instancePath + "/pointer", "type", { type: "string" });
				errors++;
			}
		}
		if (data.expected !== void 0) {
			if (typeof data.expected !== "string") {
				vErrors = add(vErrors, instancePath + "/expected", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate470.errors = vErrors;
	return errors === 0;
}
validate470.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema156 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"pointer",
		"direction",
		"verdict",
		"reason"
	],
	"properties": {
		"pointer": { "type": "string" },
		"direction": { "enum": ["backward", "forward"] },
		"verdict": { "enum": [
			"compatible",
			"breaking",
			"undecided"
		] },
		"reason": { "type": "string" },
		"counterExample": {}
	}
};
function validate472(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate472.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.pointer === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "pointer" });
			errors++;
		}
		if (data.direction === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "direction" });
			errors++;
		}
		if (data.verdict === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "verdict" });
			errors++;
		}
		if (data.reason === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "reason" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "pointer" || key0 === "direction" || key0 === "verdict" || key0 === "reason" || key0 === "counterExample")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.pointer !== void 0) {
			if (typeof data.pointer !== "string") {
				vErrors = add(vErrors, instancePath + "/pointer", "type", { type: "string" });
				errors++;
			}
		}
		if (data.direction !== void 0) {
			let data1 = data.direction;
			if (!(data1 === "backward" || data1 === "forward")) {
				vErrors = add(vErrors, instancePath + "/direction", "enum", { allowedValues: schema156.properties.direction.enum });
				errors++;
			}
		}
		if (data.verdict !== void 0) {
			let data2 = data.verdict;
			if (!(data2 === "compatible" || data2 === "breaking" || data2 === "undecided")) {
				vErrors = add(vErrors, instancePath + "/verdict", "enum", { allowedValues: schema156.properties.verdict.enum });
				errors++;
			}
		}
		if (data.reason !== void 0) {
			if (typeof data.reason !== "string") {
				vErrors = add(vErrors, instancePath + "/reason", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate472.errors = vErrors;
	return errors === 0;
}
validate472.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate469(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate469.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "path" });
			errors++;
		}
		if (data.conclusion === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "conclusion" });
			errors++;
		}
		if (data.schema === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "schema" });
			errors++;
		}
		if (data.details === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "details" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "path" || key0 === "conclusion" || key0 === "schema" || key0 === "details")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.path !== void 0) {
			if (typeof data.path !== "string") {
				vErrors = add(vErrors, instancePath + "/path", "type", { type: "string" });
				errors++;
			}
		}
		if (data.conclusion !== void 0) {
			let data1 = data.conclusion;
			if (!(data1 === "valid" || data1 === "invalid" || data1 === "compatible" || data1 === "breaking" || data1 === "undecided" || data1 === "unchanged")) {
				vErrors = add(vErrors, instancePath + "/conclusion", "enum", { allowedValues: schema154.properties.conclusion.enum });
				errors++;
			}
		}
		if (data.schema !== void 0) {
			let data2 = data.schema;
			const _errs6 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs7 = errors;
			if (!(data2 === "selector" || data2 === "bundle" || data2 === "plan" || data2 === "trace" || data2 === "proposal" || data2 === "report" || data2 === "config" || data2 === "batch" || data2 === "training-record")) {
				vErrors = add(vErrors, instancePath + "/schema", "enum", { allowedValues: schema154.properties.schema.anyOf[0].enum });
				errors++;
			}
			var _valid0 = _errs7 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs8 = errors;
			if (data2 !== null) {
				vErrors = add(vErrors, instancePath + "/schema", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs8 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/schema", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs6;
				if (vErrors !== null) {
					if (_errs6) vErrors.length = _errs6;
					else vErrors = null;
				}
			}
		}
		if (data.details !== void 0) {
			let data3 = data.details;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					const _errs13 = errors;
					const branches1 = [];
					let valid4 = false;
					const before2 = errors;
					const _errs14 = errors;
					if (!validate470(data4, { instancePath: instancePath + "/details/" + i0 })) {
						vErrors = join(vErrors, validate470.errors);
						errors = vErrors.length;
					}
					var _valid1 = _errs14 === errors;
					branches1.push(errors - before2);
					valid4 = valid4 || _valid1;
					if (_valid1) var props0 = true;
					const before3 = errors;
					const _errs15 = errors;
					if (!validate472(data4, { instancePath: instancePath + "/details/" + i0 })) {
						vErrors = join(vErrors, validate472.errors);
						errors = vErrors.length;
					}
					var _valid1 = _errs15 === errors;
					branches1.push(errors - before3);
					valid4 = valid4 || _valid1;
					if (_valid1) {
						if (props0 !== true) props0 = true;
					}
					if (!valid4) {
						vErrors = add(vErrors, instancePath + "/details/" + i0, "anyOf", { branches: branches1 });
						errors++;
					} else {
						errors = _errs13;
						if (vErrors !== null) {
							if (_errs13) vErrors.length = _errs13;
							else vErrors = null;
						}
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/details", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate469.errors = vErrors;
	return errors === 0;
}
validate469.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema158 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"path",
		"index",
		"kind",
		"selector",
		"newName",
		"conclusion",
		"diff",
		"delta",
		"safety",
		"missed",
		"reward"
	],
	"properties": {
		"path": { "type": ["string", "null"] },
		"index": {
			"type": "integer",
			"minimum": 0
		},
		"kind": { "const": "rename" },
		"selector": { "anyOf": [{
			"type": "string",
			"minLength": 1
		}, { "$ref": "urn:lanser:schema:selector:1.0" }] },
		"newName": { "type": "string" },
		"conclusion": { "enum": [
			"safe",
			"unsafe",
			"complete",
			"incomplete",
			"error"
		] },
		"diff": { "type": ["string", "null"] },
		"delta": { "type": ["integer", "null"] },
		"safety": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/safety" }, { "type": "null" }] },
		"missed": {
			"type": "array",
			"items": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/location" }
		},
		"unrelated": {
			"type": "array",
			"items": { "$ref": "#/$defs/unrelatedChange" }
		},
		"reward": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/processReward" }, { "type": "null" }] },
		"error": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/error" }, { "type": "null" }] }
	}
};
function validate478(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate478.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.ready === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "ready" });
			errors++;
		}
		if (data.checks === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "checks" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "ready" || key0 === "checks")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.ready !== void 0) {
			if (!validate144(data.ready, { instancePath: instancePath + "/ready" })) {
				vErrors = join(vErrors, validate144.errors);
				errors = vErrors.length;
			}
		}
		if (data.checks !== void 0) {
			let data1 = data.checks;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate275(data1[i0], { instancePath: instancePath + "/checks/" + i0 })) {
					vErrors = join(vErrors, validate275.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/checks", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate478.errors = vErrors;
	return errors === 0;
}
validate478.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate482(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate482.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.range === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "range" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "uri" || key0 === "range")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.uri !== void 0) {
			if (!validate126(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate126.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate136(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate136.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate482.errors = vErrors;
	return errors === 0;
}
validate482.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate486(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate486.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.range === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "range" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "uri" || key0 === "range" || key0 === "diff")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.uri !== void 0) {
			if (!validate443(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate443.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate445(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate445.errors);
				errors = vErrors.length;
			}
		}
		if (data.diff !== void 0) {
			if (typeof data.diff !== "string") {
				vErrors = add(vErrors, instancePath + "/diff", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate486.errors = vErrors;
	return errors === 0;
}
validate486.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate490(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate490.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let matches0 = 0;
	const branches0 = [];
	let valid0 = false;
	const before0 = errors;
	const _errs1 = errors;
	if (!validate372(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate372.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	branches0.push(errors - before0);
	if (_valid0) {
		matches0++;
		var props0 = true;
	}
	valid0 = matches0 === 1;
	const before1 = errors;
	const _errs2 = errors;
	if (!validate379(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate379.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	branches0.push(errors - before1);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	if (!valid0) {
		vErrors = add(vErrors, instancePath, "oneOf", { branches: branches0 });
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate490.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate490.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
function validate494(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate494.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.code === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "code" });
			errors++;
		}
		if (data.message === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "message" });
			errors++;
		}
		if (data.details === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "details" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "code" || key0 === "message" || key0 === "details")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.code !== void 0) {
			let data0 = data.code;
			if (typeof data0 === "string") {
				if (!pattern15.test(data0)) {
					vErrors = add(vErrors, instancePath + "/code", "pattern", { pattern: "^E/[A-Z_]+$" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/code", "type", { type: "string" });
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = add(vErrors, instancePath + "/message", "type", { type: "string" });
				errors++;
			}
		}
		if (data.details !== void 0) {
			let data2 = data.details;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {} else {
				vErrors = add(vErrors, instancePath + "/details", "type", { type: "object" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate494.errors = vErrors;
	return errors === 0;
}
validate494.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate476(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate476.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "path" });
			errors++;
		}
		if (data.index === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "index" });
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.selector === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "selector" });
			errors++;
		}
		if (data.newName === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "newName" });
			errors++;
		}
		if (data.conclusion === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "conclusion" });
			errors++;
		}
		if (data.diff === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "diff" });
			errors++;
		}
		if (data.delta === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "delta" });
			errors++;
		}
		if (data.safety === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "safety" });
			errors++;
		}
		if (data.missed === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "missed" });
			errors++;
		}
		if (data.reward === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "reward" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema158.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = add(vErrors, instancePath + "/path", "type", { type: schema158.properties.path.type });
				errors++;
			}
		}
		if (data.index !== void 0) {
			let data1 = data.index;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = add(vErrors, instancePath + "/index", "type", { type: "integer" });
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = add(vErrors, instancePath + "/index", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.kind !== void 0) {
			if ("rename" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "rename" });
				errors++;
			}
		}
		if (data.selector !== void 0) {
			let data3 = data.selector;
			const _errs8 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs9 = errors;
			if (typeof data3 === "string") {
				if (func2(data3) < 1) {
					vErrors = add(vErrors, instancePath + "/selector", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/selector", "type", { type: "string" });
				errors++;
			}
			var _valid0 = _errs9 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs11 = errors;
			if (!validate61(data3, { instancePath: instancePath + "/selector" })) {
				vErrors = join(vErrors, validate61.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs11 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/selector", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs8;
				if (vErrors !== null) {
					if (_errs8) vErrors.length = _errs8;
					else vErrors = null;
				}
			}
		}
		if (data.newName !== void 0) {
			if (typeof data.newName !== "string") {
				vErrors = add(vErrors, instancePath + "/newName", "type", { type: "string" });
				errors++;
			}
		}
		if (data.conclusion !== void 0) {
			let data5 = data.conclusion;
			if (!(data5 === "safe" || data5 === "unsafe" || data5 === "complete" || data5 === "incomplete" || data5 === "error")) {
				vErrors = add(vErrors, instancePath + "/conclusion", "enum", { allowedValues: schema158.properties.conclusion.enum });
				errors++;
			}
		}
		if (data.diff !== void 0) {
			let data6 = data.diff;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = add(vErrors, instancePath + "/diff", "type", { type: schema158.properties.diff.type });
				errors++;
			}
		}
		if (data.delta !== void 0) {
			let data7 = data.delta;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)) && data7 !== null) {
				vErrors = add(vErrors, instancePath + "/delta", "type", { type: schema158.properties.delta.type });
				errors++;
			}
		}
		if (data.safety !== void 0) {
			let data8 = data.safety;
			const _errs20 = errors;
			const branches1 = [];
			let valid2 = false;
			const before2 = errors;
			const _errs21 = errors;
			if (!validate478(data8, { instancePath: instancePath + "/safety" })) {
				vErrors = join(vErrors, validate478.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs21 === errors;
			branches1.push(errors - before2);
			valid2 = valid2 || _valid1;
			const before3 = errors;
			const _errs22 = errors;
			if (data8 !== null) {
				vErrors = add(vErrors, instancePath + "/safety", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs22 === errors;
			branches1.push(errors - before3);
			valid2 = valid2 || _valid1;
			if (!valid2) {
				vErrors = add(vErrors, instancePath + "/safety", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs20;
				if (vErrors !== null) {
					if (_errs20) vErrors.length = _errs20;
					else vErrors = null;
				}
			}
		}
		if (data.missed !== void 0) {
			let data9 = data.missed;
			if (Array.isArray(data9)) {
				const len0 = data9.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate482(data9[i0], { instancePath: instancePath + "/missed/" + i0 })) {
					vErrors = join(vErrors, validate482.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/missed", "type", { type: "array" });
				errors++;
			}
		}
		if (data.unrelated !== void 0) {
			let data11 = data.unrelated;
			if (Array.isArray(data11)) {
				const len1 = data11.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate486(data11[i1], { instancePath: instancePath + "/unrelated/" + i1 })) {
					vErrors = join(vErrors, validate486.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/unrelated", "type", { type: "array" });
				errors++;
			}
		}
		if (data.reward !== void 0) {
			let data13 = data.reward;
			const _errs31 = errors;
			const branches2 = [];
			let valid7 = false;
			const before4 = errors;
			const _errs32 = errors;
			if (!validate490(data13, { instancePath: instancePath + "/reward" })) {
				vErrors = join(vErrors, validate490.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs32 === errors;
			branches2.push(errors - before4);
			valid7 = valid7 || _valid2;
			const before5 = errors;
			const _errs33 = errors;
			if (data13 !== null) {
				vErrors = add(vErrors, instancePath + "/reward", "type", { type: "null" });
				errors++;
			}
			var _valid2 = _errs33 === errors;
			branches2.push(errors - before5);
			valid7 = valid7 || _valid2;
			if (!valid7) {
				vErrors = add(vErrors, instancePath + "/reward", "anyOf", { branches: branches2 });
				errors++;
			} else {
				errors = _errs31;
				if (vErrors !== null) {
					if (_errs31) vErrors.length = _errs31;
					else vErrors = null;
				}
			}
		}
		if (data.error !== void 0) {
			let data14 = data.error;
			const _errs36 = errors;
			const branches3 = [];
			let valid8 = false;
			const before6 = errors;
			const _errs37 = errors;
			if (!validate494(data14, { instancePath: instancePath + "/error" })) {
				vErrors = join(vErrors, validate494.errors);
				errors = vErrors.length;
			}
			var _valid3 = _errs37 === errors;
			branches3.push(errors - before6);
			valid8 = valid8 || _valid3;
			const before7 = errors;
			const _errs38 = errors;
			if (data14 !== null) {
				vErrors = add(vErrors, instancePath + "/error", "type", { type: "null" });
				errors++;
			}
			var _valid3 = _errs38 === errors;
			branches3.push(errors - before7);
			valid8 = valid8 || _valid3;
			if (!valid8) {
				vErrors = add(vErrors, instancePath + "/error", "anyOf", { branches: branches3 });
				errors++;
			} else {
				errors = _errs36;
				if (vErrors !== null) {
					if (_errs36) vErrors.length = _errs36;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate476.errors = vErrors;
	return errors === 0;
}
validate476.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema164 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"path",
		"index",
		"kind",
		"oldUri",
		"newUri",
		"conclusion",
		"diff",
		"delta",
		"safety",
		"missed",
		"reward"
	],
	"properties": {
		"path": { "type": ["string", "null"] },
		"index": {
			"type": "integer",
			"minimum": 0
		},
		"kind": { "const": "renameFile" },
		"oldUri": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/uri" },
		"newUri": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/uri" },
		"conclusion": { "enum": [
			"safe",
			"unsafe",
			"complete",
			"incomplete",
			"error"
		] },
		"diff": { "type": ["string", "null"] },
		"delta": { "type": ["integer", "null"] },
		"safety": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/safety" }, { "type": "null" }] },
		"missed": {
			"type": "array",
			"items": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/location" }
		},
		"unrelated": {
			"type": "array",
			"items": { "$ref": "#/$defs/unrelatedChange" }
		},
		"reward": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/processReward" }, { "type": "null" }] },
		"error": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/error" }, { "type": "null" }] }
	}
};
function validate497(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate497.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "path" });
			errors++;
		}
		if (data.index === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "index" });
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.oldUri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "oldUri" });
			errors++;
		}
		if (data.newUri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "newUri" });
			errors++;
		}
		if (data.conclusion === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "conclusion" });
			errors++;
		}
		if (data.diff === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "diff" });
			errors++;
		}
		if (data.delta === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "delta" });
			errors++;
		}
		if (data.safety === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "safety" });
			errors++;
		}
		if (data.missed === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "missed" });
			errors++;
		}
		if (data.reward === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "reward" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema164.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = add(vErrors, instancePath + "/path", "type", { type: schema164.properties.path.type });
				errors++;
			}
		}
		if (data.index !== void 0) {
			let data1 = data.index;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = add(vErrors, instancePath + "/index", "type", { type: "integer" });
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = add(vErrors, instancePath + "/index", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.kind !== void 0) {
			if ("renameFile" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "renameFile" });
				errors++;
			}
		}
		if (data.oldUri !== void 0) {
			if (!validate443(data.oldUri, { instancePath: instancePath + "/oldUri" })) {
				vErrors = join(vErrors, validate443.errors);
				errors = vErrors.length;
			}
		}
		if (data.newUri !== void 0) {
			if (!validate443(data.newUri, { instancePath: instancePath + "/newUri" })) {
				vErrors = join(vErrors, validate443.errors);
				errors = vErrors.length;
			}
		}
		if (data.conclusion !== void 0) {
			let data5 = data.conclusion;
			if (!(data5 === "safe" || data5 === "unsafe" || data5 === "complete" || data5 === "incomplete" || data5 === "error")) {
				vErrors = add(vErrors, instancePath + "/conclusion", "enum", { allowedValues: schema164.properties.conclusion.enum });
				errors++;
			}
		}
		if (data.diff !== void 0) {
			let data6 = data.diff;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = add(vErrors, instancePath + "/diff", "type", { type: schema164.properties.diff.type });
				errors++;
			}
		}
		if (data.delta !== void 0) {
			let data7 = data.delta;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)) && data7 !== null) {
				vErrors = add(vErrors, instancePath + "/delta", "type", { type: schema164.properties.delta.type });
				errors++;
			}
		}
		if (data.safety !== void 0) {
			let data8 = data.safety;
			const _errs15 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs16 = errors;
			if (!validate478(data8, { instancePath: instancePath + "/safety" })) {
				vErrors = join(vErrors, validate478.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs16 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs17 = errors;
			if (data8 !== null) {
				vErrors = add(vErrors, instancePath + "/safety", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs17 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/safety", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs15;
				if (vErrors !== null) {
					if (_errs15) vErrors.length = _errs15;
					else vErrors = null;
				}
			}
		}
		if (data.missed !== void 0) {
			let data9 = data.missed;
			if (Array.isArray(data9)) {
				const len0 = data9.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate482(data9[i0], { instancePath: instancePath + "/missed/" + i0 })) {
					vErrors = join(vErrors, validate482.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/missed", "type", { type: "array" });
				errors++;
			}
		}
		if (data.unrelated !== void 0) {
			let data11 = data.unrelated;
			if (Array.isArray(data11)) {
				const len1 = data11.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate486(data11[i1], { instancePath: instancePath + "/unrelated/" + i1 })) {
					vErrors = join(vErrors, validate486.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/unrelated", "type", { type: "array" });
				errors++;
			}
		}
		if (data.reward !== void 0) {
			let data13 = data.reward;
			const _errs26 = errors;
			const branches1 = [];
			let valid6 = false;
			const before2 = errors;
			const _errs27 = errors;
			if (!validate490(data13, { instancePath: instancePath + "/reward" })) {
				vErrors = join(vErrors, validate490.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs27 === errors;
			branches1.push(errors - before2);
			valid6 = valid6 || _valid1;
			const before3 = errors;
			const _errs28 = errors;
			if (data13 !== null) {
				vErrors = add(vErrors, instancePath + "/reward", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs28 === errors;
			branches1.push(errors - before3);
			valid6 = valid6 || _valid1;
			if (!valid6) {
				vErrors = add(vErrors, instancePath + "/reward", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs26;
				if (vErrors !== null) {
					if (_errs26) vErrors.length = _errs26;
					else vErrors = null;
				}
			}
		}
		if (data.error !== void 0) {
			let data14 = data.error;
			const _errs31 = errors;
			const branches2 = [];
			let valid7 = false;
			const before4 = errors;
			const _errs32 = errors;
			if (!validate494(data14, { instancePath: instancePath + "/error" })) {
				vErrors = join(vErrors, validate494.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs32 === errors;
			branches2.push(errors - before4);
			valid7 = valid7 || _valid2;
			const before5 = errors;
			const _errs33 = errors;
			if (data14 !== null) {
				vErrors = add(vErrors, instancePath + "/error", "type", { type: "null" });
				errors++;
			}
			var _valid2 = _errs33 === errors;
			branches2.push(errors - before5);
			valid7 = valid7 || _valid2;
			if (!valid7) {
				vErrors = add(vErrors, instancePath + "/error", "anyOf", { branches: branches2 });
				errors++;
			} else {
				errors = _errs31;
				if (vErrors !== null) {
					if (_errs31) vErrors.length = _errs31;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate497.errors = vErrors;
	return errors === 0;
}
validate497.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema165 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"path",
		"index",
		"kind",
		"selector",
		"title",
		"conclusion",
		"diff",
		"delta",
		"safety",
		"missed",
		"reward"
	],
	"properties": {
		"path": { "type": ["string", "null"] },
		"index": {
			"type": "integer",
			"minimum": 0
		},
		"kind": { "const": "codeAction" },
		"selector": { "anyOf": [{
			"type": "string",
			"minLength": 1
		}, { "$ref": "urn:lanser:schema:selector:1.0" }] },
		"title": { "type": "string" },
		"conclusion": { "enum": [
			"safe",
			"unsafe",
			"complete",
			"incomplete",
			"error"
		] },
		"diff": { "type": ["string", "null"] },
		"delta": { "type": ["integer", "null"] },
		"safety": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/safety" }, { "type": "null" }] },
		"missed": {
			"type": "array",
			"items": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/location" }
		},
		"unrelated": {
			"type": "array",
			"items": { "$ref": "#/$defs/unrelatedChange" }
		},
		"reward": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/processReward" }, { "type": "null" }] },
		"error": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/error" }, { "type": "null" }] }
	}
};
function validate506(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate506.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "path" });
			errors++;
		}
		if (data.index === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "index" });
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.selector === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "selector" });
			errors++;
		}
		if (data.title === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "title" });
			errors++;
		}
		if (data.conclusion === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "conclusion" });
			errors++;
		}
		if (data.diff === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "diff" });
			errors++;
		}
		if (data.delta === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "delta" });
			errors++;
		}
		if (data.safety === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "safety" });
			errors++;
		}
		if (data.missed === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "missed" });
			errors++;
		}
		if (data.reward === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "reward" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema165.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (typeof data0 !== "string" && data0 !== null) {
				vErrors = add(vErrors, instancePath + "/path", "type", { type: schema165.properties.path.type });
				errors++;
			}
		}
		if (data.index !== void 0) {
			let data1 = data.index;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = add(vErrors, instancePath + "/index", "type", { type: "integer" });
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = add(vErrors, instancePath + "/index", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.kind !== void 0) {
			if ("codeAction" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "codeAction" });
				errors++;
			}
		}
		if (data.selector !== void 0) {
			let data3 = data.selector;
			const _errs8 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs9 = errors;
			if (typeof data3 === "string") {
				if (func2(data3) < 1) {
					vErrors = add(vErrors, instancePath + "/selector", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/selector", "type", { type: "string" });
				errors++;
			}
			var _valid0 = _errs9 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs11 = errors;
			if (!validate61(data3, { instancePath: instancePath + "/selector" })) {
				vErrors = join(vErrors, validate61.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs11 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/selector", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs8;
				if (vErrors !== null) {
					if (_errs8) vErrors.length = _errs8;
					else vErrors = null;
				}
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				vErrors = add(vErrors, instancePath + "/title", "type", { type: "string" });
				errors++;
			}
		}
		if (data.conclusion !== void 0) {
			let data5 = data.conclusion;
			if (!(data5 === "safe" || data5 === "unsafe" || data5 === "complete" || data5 === "incomplete" || data5 === "error")) {
				vErrors = add(vErrors, instancePath + "/conclusion", "enum", { allowedValues: schema165.properties.conclusion.enum });
				errors++;
			}
		}
		if (data.diff !== void 0) {
			let data6 = data.diff;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = add(vErrors, instancePath + "/diff", "type", { type: schema165.properties.diff.type });
				errors++;
			}
		}
		if (data.delta !== void 0) {
			let data7 = data.delta;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)) && data7 !== null) {
				vErrors = add(vErrors, instancePath + "/delta", "type", { type: schema165.properties.delta.type });
				errors++;
			}
		}
		if (data.safety !== void 0) {
			let data8 = data.safety;
			const _errs20 = errors;
			const branches1 = [];
			let valid2 = false;
			const before2 = errors;
			const _errs21 = errors;
			if (!validate478(data8, { instancePath: instancePath + "/safety" })) {
				vErrors = join(vErrors, validate478.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs21 === errors;
			branches1.push(errors - before2);
			valid2 = valid2 || _valid1;
			const before3 = errors;
			const _errs22 = errors;
			if (data8 !== null) {
				vErrors = add(vErrors, instancePath + "/safety", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs22 === errors;
			branches1.push(errors - before3);
			valid2 = valid2 || _valid1;
			if (!valid2) {
				vErrors = add(vErrors, instancePath + "/safety", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs20;
				if (vErrors !== null) {
					if (_errs20) vErrors.length = _errs20;
					else vErrors = null;
				}
			}
		}
		if (data.missed !== void 0) {
			let data9 = data.missed;
			if (Array.isArray(data9)) {
				const len0 = data9.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate482(data9[i0], { instancePath: instancePath + "/missed/" + i0 })) {
					vErrors = join(vErrors, validate482.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/missed", "type", { type: "array" });
				errors++;
			}
		}
		if (data.unrelated !== void 0) {
			let data11 = data.unrelated;
			if (Array.isArray(data11)) {
				const len1 = data11.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate486(data11[i1], { instancePath: instancePath + "/unrelated/" + i1 })) {
					vErrors = join(vErrors, validate486.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/unrelated", "type", { type: "array" });
				errors++;
			}
		}
		if (data.reward !== void 0) {
			let data13 = data.reward;
			const _errs31 = errors;
			const branches2 = [];
			let valid7 = false;
			const before4 = errors;
			const _errs32 = errors;
			if (!validate490(data13, { instancePath: instancePath + "/reward" })) {
				vErrors = join(vErrors, validate490.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs32 === errors;
			branches2.push(errors - before4);
			valid7 = valid7 || _valid2;
			const before5 = errors;
			const _errs33 = errors;
			if (data13 !== null) {
				vErrors = add(vErrors, instancePath + "/reward", "type", { type: "null" });
				errors++;
			}
			var _valid2 = _errs33 === errors;
			branches2.push(errors - before5);
			valid7 = valid7 || _valid2;
			if (!valid7) {
				vErrors = add(vErrors, instancePath + "/reward", "anyOf", { branches: branches2 });
				errors++;
			} else {
				errors = _errs31;
				if (vErrors !== null) {
					if (_errs31) vErrors.length = _errs31;
					else vErrors = null;
				}
			}
		}
		if (data.error !== void 0) {
			let data14 = data.error;
			const _errs36 = errors;
			const branches3 = [];
			let valid8 = false;
			const before6 = errors;
			const _errs37 = errors;
			if (!validate494(data14, { instancePath: instancePath + "/error" })) {
				vErrors = join(vErrors, validate494.errors);
				errors = vErrors.length;
			}
			var _valid3 = _errs37 === errors;
			branches3.push(errors - before6);
			valid8 = valid8 || _valid3;
			const before7 = errors;
			const _errs38 = errors;
			if (data14 !== null) {
				vErrors = add(vErrors, instancePath + "/error", "type", { type: "null" });
				errors++;
			}
			var _valid3 = _errs38 === errors;
			branches3.push(errors - before7);
			valid8 = valid8 || _valid3;
			if (!valid8) {
				vErrors = add(vErrors, instancePath + "/error", "anyOf", { branches: branches3 });
				errors++;
			} else {
				errors = _errs36;
				if (vErrors !== null) {
					if (_errs36) vErrors.length = _errs36;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate506.errors = vErrors;
	return errors === 0;
}
validate506.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate475(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate475.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let matches0 = 0;
	const branches0 = [];
	let valid0 = false;
	const before0 = errors;
	const _errs1 = errors;
	if (!validate476(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate476.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	branches0.push(errors - before0);
	if (_valid0) {
		matches0++;
		var props0 = true;
	}
	valid0 = matches0 === 1;
	const before1 = errors;
	const _errs2 = errors;
	if (!validate497(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate497.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	branches0.push(errors - before1);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	const before2 = errors;
	const _errs3 = errors;
	if (!validate506(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate506.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs3 === errors;
	branches0.push(errors - before2);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	if (!valid0) {
		vErrors = add(vErrors, instancePath, "oneOf", { branches: branches0 });
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate475.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate475.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
function validate516(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate516.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.range === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "range" });
			errors++;
		}
		if (data.text === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "text" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "uri" || key0 === "range" || key0 === "text" || key0 === "before" || key0 === "after")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (!(data0 === "suppression" || data0 === "directive" || data0 === "cast" || data0 === "any" || data0 === "rule" || data0 === "excluded" || data0 === "deleted" || data0 === "stub" || data0 === "test" || data0 === "configuration" || data0 === "unreachable")) {
				vErrors = add(vErrors, instancePath + "/kind", "enum", { allowedValues: schema98.properties.kind.enum });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate126(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate126.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			let data2 = data.range;
			const _errs5 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs6 = errors;
			if (!validate136(data2, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate136.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs6 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs7 = errors;
			if (data2 !== null) {
				vErrors = add(vErrors, instancePath + "/range", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs7 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/range", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs5;
				if (vErrors !== null) {
					if (_errs5) vErrors.length = _errs5;
					else vErrors = null;
				}
			}
		}
		if (data.text !== void 0) {
			if (typeof data.text !== "string") {
				vErrors = add(vErrors, instancePath + "/text", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate516.errors = vErrors;
	return errors === 0;
}
validate516.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema168 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["path", "change"],
	"properties": {
		"path": { "type": "string" },
		"change": { "enum": [
			"added",
			"deleted",
			"modified"
		] }
	}
};
function validate521(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate521.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "path" });
			errors++;
		}
		if (data.change === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "change" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "path" || key0 === "change")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.path !== void 0) {
			if (typeof data.path !== "string") {
				vErrors = add(vErrors, instancePath + "/path", "type", { type: "string" });
				errors++;
			}
		}
		if (data.change !== void 0) {
			let data1 = data.change;
			if (!(data1 === "added" || data1 === "deleted" || data1 === "modified")) {
				vErrors = add(vErrors, instancePath + "/change", "enum", { allowedValues: schema168.properties.change.enum });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate521.errors = vErrors;
	return errors === 0;
}
validate521.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate515(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate515.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.configuration === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "configuration" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "suppressions" || key0 === "configuration" || key0 === "files")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.suppressions !== void 0) {
			let data0 = data.suppressions;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.introduced === void 0) {
					vErrors = add(vErrors, instancePath + "/suppressions", "required", { missingProperty: "introduced" });
					errors++;
				}
				if (data0.removed === void 0) {
					vErrors = add(vErrors, instancePath + "/suppressions", "required", { missingProperty: "removed" });
					errors++;
				}
				if (data0.hidden === void 0) {
					vErrors = add(vErrors, instancePath + "/suppressions", "required", { missingProperty: "hidden" });
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "introduced" || key1 === "removed" || key1 === "hidden")) {
					vErrors = add(vErrors, instancePath + "/suppressions", "additionalProperties", { additionalProperty: key1 });
					errors++;
				}
				if (data0.introduced !== void 0) {
					let data1 = data0.introduced;
					if (Array.isArray(data1)) {
						const len0 = data1.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate516(data1[i0], { instancePath: instancePath + "/suppressions/introduced/" + i0 })) {
							vErrors = join(vErrors, validate516.errors);
							errors = vErrors.length;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/suppressions/introduced", "type", { type: "array" });
						errors++;
					}
				}
				if (data0.removed !== void 0) {
					let data3 = data0.removed;
					if (Array.isArray(data3)) {
						const len1 = data3.length;
						for (let i1 = 0; i1 < len1; i1++) if (!validate516(data3[i1], { instancePath: instancePath + "/suppressions/removed/" + i1 })) {
							vErrors = join(vErrors, validate516.errors);
							errors = vErrors.length;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/suppressions/removed", "type", { type: "array" });
						errors++;
					}
				}
				if (data0.hidden !== void 0) {
					let data5 = data0.hidden;
					if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
						vErrors = add(vErrors, instancePath + "/suppressions/hidden", "type", { type: "integer" });
						errors++;
					}
					if (typeof data5 == "number" && isFinite(data5)) {
						if (data5 < 0 || isNaN(data5)) {
							vErrors = add(vErrors, instancePath + "/suppressions/hidden", "minimum", {
								comparison: ">=",
								limit: 0
							});
							errors++;
						}
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/suppressions", "type", { type: "object" });
				errors++;
			}
		}
		if (data.configuration !== void 0) {
			let data6 = data.configuration;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				if (data6.changed === void 0) {
					vErrors = add(vErrors, instancePath + "/configuration", "required", { missingProperty: "changed" });
					errors++;
				}
				for (const key2 in data6) if (!(key2 === "changed" || key2 === "weakened")) {
					vErrors = add(vErrors, instancePath + "/configuration", "additionalProperties", { additionalProperty: key2 });
					errors++;
				}
				if (data6.changed !== void 0) {
					let data7 = data6.changed;
					if (Array.isArray(data7)) {
						const len2 = data7.length;
						for (let i2 = 0; i2 < len2; i2++) if (!validate521(data7[i2], { instancePath: instancePath + "/configuration/changed/" + i2 })) {
							vErrors = join(vErrors, validate521.errors);
							errors = vErrors.length;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/configuration/changed", "type", { type: "array" });
						errors++;
					}
				}
				if (data6.weakened !== void 0) {
					let data9 = data6.weakened;
					if (Array.isArray(data9)) {
						const len3 = data9.length;
						for (let i3 = 0; i3 < len3; i3++) if (!validate516(data9[i3], { instancePath: instancePath + "/configuration/weakened/" + i3 })) {
							vErrors = join(vErrors, validate516.errors);
							errors = vErrors.length;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/configuration/weakened", "type", { type: "array" });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/configuration", "type", { type: "object" });
				errors++;
			}
		}
		if (data.files !== void 0) {
			let data11 = data.files;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
				if (data11.deleted === void 0) {
					vErrors = add(vErrors, instancePath + "/files", "required", { missingProperty: "deleted" });
					errors++;
				}
				if (data11.stubs === void 0) {
					vErrors = add(vErrors, instancePath + "/files", "required", { missingProperty: "stubs" });
					errors++;
				}
				if (data11.tests === void 0) {
					vErrors = add(vErrors, instancePath + "/files", "required", { missingProperty: "tests" });
					errors++;
				}
				for (const key3 in data11) if (!(key3 === "deleted" || key3 === "stubs" || key3 === "tests")) {
					vErrors = add(vErrors, instancePath + "/files", "additionalProperties", { additionalProperty: key3 });
					errors++;
				}
				if (data11.deleted !== void 0) {
					let data12 = data11.deleted;
					if (Array.isArray(data12)) {
						const len4 = data12.length;
						for (let i4 = 0; i4 < len4; i4++) if (!validate516(data12[i4], { instancePath: instancePath + "/files/deleted/" + i4 })) {
							vErrors = join(vErrors, validate516.errors);
							errors = vErrors.length;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/files/deleted", "type", { type: "array" });
						errors++;
					}
				}
				if (data11.stubs !== void 0) {
					let data14 = data11.stubs;
					if (Array.isArray(data14)) {
						const len5 = data14.length;
						for (let i5 = 0; i5 < len5; i5++) if (!validate516(data14[i5], { instancePath: instancePath + "/files/stubs/" + i5 })) {
							vErrors = join(vErrors, validate516.errors);
							errors = vErrors.length;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/files/stubs", "type", { type: "array" });
						errors++;
					}
				}
				if (data11.tests !== void 0) {
					let data16 = data11.tests;
					if (Array.isArray(data16)) {
						const len6 = data16.length;
						for (let i6 = 0; i6 < len6; i6++) if (!validate516(data16[i6], { instancePath: instancePath + "/files/tests/" + i6 })) {
							vErrors = join(vErrors, validate516.errors);
							errors = vErrors.length;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/files/tests", "type", { type: "array" });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/files", "type", { type: "object" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate515.errors = vErrors;
	return errors === 0;
}
validate515.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate529(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate529.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.commit === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "commit" });
			errors++;
		}
		if (data.title === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "title" });
			errors++;
		}
		if (data.skipped === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "skipped" });
			errors++;
		}
		if (data.counts === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "counts" });
			errors++;
		}
		if (data.reward === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "reward" });
			errors++;
		}
		if (data.error === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "error" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "commit" || key0 === "title" || key0 === "skipped" || key0 === "counts" || key0 === "reward" || key0 === "error")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.commit !== void 0) {
			let data0 = data.commit;
			if (typeof data0 === "string") {
				if (!pattern27.test(data0)) {
					vErrors = add(vErrors, instancePath + "/commit", "pattern", { pattern: "^[0-9a-f]{40,64}$" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/commit", "type", { type: "string" });
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				vErrors = add(vErrors, instancePath + "/title", "type", { type: "string" });
				errors++;
			}
		}
		if (data.skipped !== void 0) {
			let data2 = data.skipped;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/skipped", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/skipped", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.counts !== void 0) {
			let data3 = data.counts;
			const _errs9 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs10 = errors;
			if (!validate429(data3, { instancePath: instancePath + "/counts" })) {
				vErrors = join(vErrors, validate429.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs10 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs11 = errors;
			if (data3 !== null) {
				vErrors = add(vErrors, instancePath + "/counts", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs11 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/counts", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs9;
				if (vErrors !== null) {
					if (_errs9) vErrors.length = _errs9;
					else vErrors = null;
				}
			}
		}
		if (data.reward !== void 0) {
			let data4 = data.reward;
			const _errs14 = errors;
			const branches1 = [];
			let valid2 = false;
			const before2 = errors;
			const _errs15 = errors;
			if (!validate490(data4, { instancePath: instancePath + "/reward" })) {
				vErrors = join(vErrors, validate490.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs15 === errors;
			branches1.push(errors - before2);
			valid2 = valid2 || _valid1;
			const before3 = errors;
			const _errs16 = errors;
			if (data4 !== null) {
				vErrors = add(vErrors, instancePath + "/reward", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs16 === errors;
			branches1.push(errors - before3);
			valid2 = valid2 || _valid1;
			if (!valid2) {
				vErrors = add(vErrors, instancePath + "/reward", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs14;
				if (vErrors !== null) {
					if (_errs14) vErrors.length = _errs14;
					else vErrors = null;
				}
			}
		}
		if (data.error !== void 0) {
			let data5 = data.error;
			const _errs19 = errors;
			const branches2 = [];
			let valid3 = false;
			const before4 = errors;
			const _errs20 = errors;
			if (!validate494(data5, { instancePath: instancePath + "/error" })) {
				vErrors = join(vErrors, validate494.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs20 === errors;
			branches2.push(errors - before4);
			valid3 = valid3 || _valid2;
			const before5 = errors;
			const _errs21 = errors;
			if (data5 !== null) {
				vErrors = add(vErrors, instancePath + "/error", "type", { type: "null" });
				errors++;
			}
			var _valid2 = _errs21 === errors;
			branches2.push(errors - before5);
			valid3 = valid3 || _valid2;
			if (!valid3) {
				vErrors = add(vErrors, instancePath + "/error", "anyOf", { branches: branches2 });
				errors++;
			} else {
				errors = _errs19;
				if (vErrors !== null) {
					if (_errs19) vErrors.length = _errs19;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate529.errors = vErrors;
	return errors === 0;
}
validate529.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate535(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate535.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.reason === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "reason" });
			errors++;
		}
		if (data.label === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "label" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "reason" || key0 === "label")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.reason !== void 0) {
			if (typeof data.reason !== "string") {
				vErrors = add(vErrors, instancePath + "/reason", "type", { type: "string" });
				errors++;
			}
		}
		if (data.label !== void 0) {
			if (typeof data.label !== "string") {
				vErrors = add(vErrors, instancePath + "/label", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate535.errors = vErrors;
	return errors === 0;
}
validate535.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema172 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"failOn",
		"warnOnly",
		"failed",
		"reasons",
		"error"
	],
	"properties": {
		"failOn": {
			"type": "array",
			"items": { "type": "string" }
		},
		"warnOnly": { "type": "boolean" },
		"failed": { "type": "boolean" },
		"reasons": {
			"type": "array",
			"items": { "type": "string" }
		},
		"error": { "type": ["string", "null"] }
	}
};
function validate537(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate537.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.failOn === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "failOn" });
			errors++;
		}
		if (data.warnOnly === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "warnOnly" });
			errors++;
		}
		if (data.failed === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "failed" });
			errors++;
		}
		if (data.reasons === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "reasons" });
			errors++;
		}
		if (data.error === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "error" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "failOn" || key0 === "warnOnly" || key0 === "failed" || key0 === "reasons" || key0 === "error")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.failOn !== void 0) {
			let data0 = data.failOn;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data0[i0] !== "string") {
					vErrors = add(vErrors, instancePath + "/failOn/" + i0, "type", { type: "string" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/failOn", "type", { type: "array" });
				errors++;
			}
		}
		if (data.warnOnly !== void 0) {
			if (typeof data.warnOnly !== "boolean") {
				vErrors = add(vErrors, instancePath + "/warnOnly", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.failed !== void 0) {
			if (typeof data.failed !== "boolean") {
				vErrors = add(vErrors, instancePath + "/failed", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.reasons !== void 0) {
			let data4 = data.reasons;
			if (Array.isArray(data4)) {
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data4[i1] !== "string") {
					vErrors = add(vErrors, instancePath + "/reasons/" + i1, "type", { type: "string" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/reasons", "type", { type: "array" });
				errors++;
			}
		}
		if (data.error !== void 0) {
			let data6 = data.error;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = add(vErrors, instancePath + "/error", "type", { type: schema172.properties.error.type });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate537.errors = vErrors;
	return errors === 0;
}
validate537.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate534(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate534.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.failOn === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "failOn" });
			errors++;
		}
		if (data.warnOnly === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "warnOnly" });
			errors++;
		}
		if (data.failed === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "failed" });
			errors++;
		}
		if (data.reasons === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "reasons" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "failOn" || key0 === "warnOnly" || key0 === "failed" || key0 === "reasons" || key0 === "waived" || key0 === "head")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.failOn !== void 0) {
			let data0 = data.failOn;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data0[i0] !== "string") {
					vErrors = add(vErrors, instancePath + "/failOn/" + i0, "type", { type: "string" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/failOn", "type", { type: "array" });
				errors++;
			}
		}
		if (data.warnOnly !== void 0) {
			if (typeof data.warnOnly !== "boolean") {
				vErrors = add(vErrors, instancePath + "/warnOnly", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.failed !== void 0) {
			if (typeof data.failed !== "boolean") {
				vErrors = add(vErrors, instancePath + "/failed", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.reasons !== void 0) {
			let data4 = data.reasons;
			if (Array.isArray(data4)) {
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data4[i1] !== "string") {
					vErrors = add(vErrors, instancePath + "/reasons/" + i1, "type", { type: "string" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/reasons", "type", { type: "array" });
				errors++;
			}
		}
		if (data.waived !== void 0) {
			let data6 = data.waived;
			if (Array.isArray(data6)) {
				const len2 = data6.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate535(data6[i2], { instancePath: instancePath + "/waived/" + i2 })) {
					vErrors = join(vErrors, validate535.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/waived", "type", { type: "array" });
				errors++;
			}
		}
		if (data.head !== void 0) {
			if (!validate537(data.head, { instancePath: instancePath + "/head" })) {
				vErrors = join(vErrors, validate537.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate534.errors = vErrors;
	return errors === 0;
}
validate534.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema173 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"side",
		"workingDirectory",
		"code",
		"message",
		"details"
	],
	"properties": {
		"side": { "enum": ["before", "after"] },
		"workingDirectory": { "type": ["string", "null"] },
		"code": {
			"type": "string",
			"pattern": "^E/[A-Z_]+$"
		},
		"message": { "type": "string" },
		"details": {
			"type": "object",
			"additionalProperties": true
		}
	}
};
function validate540(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate540.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.side === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "side" });
			errors++;
		}
		if (data.workingDirectory === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "workingDirectory" });
			errors++;
		}
		if (data.code === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "code" });
			errors++;
		}
		if (data.message === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "message" });
			errors++;
		}
		if (data.details === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "details" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "side" || key0 === "workingDirectory" || key0 === "code" || key0 === "message" || key0 === "details")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.side !== void 0) {
			let data0 = data.side;
			if (!(data0 === "before" || data0 === "after")) {
				vErrors = add(vErrors, instancePath + "/side", "enum", { allowedValues: schema173.properties.side.enum });
				errors++;
			}
		}
		if (data.workingDirectory !== void 0) {
			let data1 = data.workingDirectory;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = add(vErrors, instancePath + "/workingDirectory", "type", { type: schema173.properties.workingDirectory.type });
				errors++;
			}
		}
		if (data.code !== void 0) {
			let data2 = data.code;
			if (typeof data2 === "string") {
				if (!pattern15.test(data2)) {
					vErrors = add(vErrors, instancePath + "/code", "pattern", { pattern: "^E/[A-Z_]+$" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/code", "type", { type: "string" });
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = add(vErrors, instancePath + "/message", "type", { type: "string" });
				errors++;
			}
		}
		if (data.details !== void 0) {
			let data4 = data.details;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {} else {
				vErrors = add(vErrors, instancePath + "/details", "type", { type: "object" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate540.errors = vErrors;
	return errors === 0;
}
validate540.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema174 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"tool",
		"server",
		"python",
		"platform",
		"cage"
	],
	"properties": {
		"tool": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/nameAndVersion" },
		"server": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/nameAndVersion" },
		"python": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/pythonEnvironment" }, { "type": "null" }] },
		"platform": { "type": "string" },
		"unread": {
			"type": "array",
			"items": { "$ref": "#/$defs/unreadEnvironment" }
		},
		"cage": { "enum": ["permission-model", "none"] }
	}
};
function validate543(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate543.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "name" });
			errors++;
		}
		if (data.version === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "version" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "version")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = add(vErrors, instancePath + "/name", "type", { type: "string" });
				errors++;
			}
		}
		if (data.version !== void 0) {
			if (typeof data.version !== "string") {
				vErrors = add(vErrors, instancePath + "/version", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate543.errors = vErrors;
	return errors === 0;
}
validate543.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate546(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate546.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "version" });
			errors++;
		}
		if (data.packagesDigest === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "packagesDigest" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "version" || key0 === "packagesDigest")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.version !== void 0) {
			if (typeof data.version !== "string") {
				vErrors = add(vErrors, instancePath + "/version", "type", { type: "string" });
				errors++;
			}
		}
		if (data.packagesDigest !== void 0) {
			if (!validate56(data.packagesDigest, { instancePath: instancePath + "/packagesDigest" })) {
				vErrors = join(vErrors, validate56.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate546.errors = vErrors;
	return errors === 0;
}
validate546.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema177 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"file",
		"keys",
		"folder"
	],
	"properties": {
		"file": { "type": "string" },
		"keys": { "type": "string" },
		"folder": { "type": ["string", "null"] }
	}
};
function validate549(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate549.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.file === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "file" });
			errors++;
		}
		if (data.keys === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "keys" });
			errors++;
		}
		if (data.folder === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "folder" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "file" || key0 === "keys" || key0 === "folder")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.file !== void 0) {
			if (typeof data.file !== "string") {
				vErrors = add(vErrors, instancePath + "/file", "type", { type: "string" });
				errors++;
			}
		}
		if (data.keys !== void 0) {
			if (typeof data.keys !== "string") {
				vErrors = add(vErrors, instancePath + "/keys", "type", { type: "string" });
				errors++;
			}
		}
		if (data.folder !== void 0) {
			let data2 = data.folder;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = add(vErrors, instancePath + "/folder", "type", { type: schema177.properties.folder.type });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate549.errors = vErrors;
	return errors === 0;
}
validate549.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate542(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate542.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.tool === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "tool" });
			errors++;
		}
		if (data.server === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "server" });
			errors++;
		}
		if (data.python === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "python" });
			errors++;
		}
		if (data.platform === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "platform" });
			errors++;
		}
		if (data.cage === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "cage" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "tool" || key0 === "server" || key0 === "python" || key0 === "platform" || key0 === "unread" || key0 === "cage")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.tool !== void 0) {
			if (!validate543(data.tool, { instancePath: instancePath + "/tool" })) {
				vErrors = join(vErrors, validate543.errors);
				errors = vErrors.length;
			}
		}
		if (data.server !== void 0) {
			if (!validate543(data.server, { instancePath: instancePath + "/server" })) {
				vErrors = join(vErrors, validate543.errors);
				errors = vErrors.length;
			}
		}
		if (data.python !== void 0) {
			let data2 = data.python;
			const _errs5 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs6 = errors;
			if (!validate546(data2, { instancePath: instancePath + "/python" })) {
				vErrors = join(vErrors, validate546.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs6 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs7 = errors;
			if (data2 !== null) {
				vErrors = add(vErrors, instancePath + "/python", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs7 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/python", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs5;
				if (vErrors !== null) {
					if (_errs5) vErrors.length = _errs5;
					else vErrors = null;
				}
			}
		}
		if (data.platform !== void 0) {
			if (typeof data.platform !== "string") {
				vErrors = add(vErrors, instancePath + "/platform", "type", { type: "string" });
				errors++;
			}
		}
		if (data.unread !== void 0) {
			let data4 = data.unread;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate549(data4[i0], { instancePath: instancePath + "/unread/" + i0 })) {
					vErrors = join(vErrors, validate549.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/unread", "type", { type: "array" });
				errors++;
			}
		}
		if (data.cage !== void 0) {
			let data6 = data.cage;
			if (!(data6 === "permission-model" || data6 === "none")) {
				vErrors = add(vErrors, instancePath + "/cage", "enum", { allowedValues: schema174.properties.cage.enum });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate542.errors = vErrors;
	return errors === 0;
}
validate542.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate423(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate423.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "version" });
			errors++;
		}
		if (data.conclusion === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "conclusion" });
			errors++;
		}
		if (data.reasons === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "reasons" });
			errors++;
		}
		if (data.before === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "before" });
			errors++;
		}
		if (data.after === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "after" });
			errors++;
		}
		if (data.projects === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "projects" });
			errors++;
		}
		if (data.delta === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "delta" });
			errors++;
		}
		if (data.traces === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "traces" });
			errors++;
		}
		if (data.schemas === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "schemas" });
			errors++;
		}
		if (data.proposals === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "proposals" });
			errors++;
		}
		if (data.evidence === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "evidence" });
			errors++;
		}
		if (data.reward === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "reward" });
			errors++;
		}
		if (data.trajectory === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "trajectory" });
			errors++;
		}
		if (data.policy === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "policy" });
			errors++;
		}
		if (data.failures === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "failures" });
			errors++;
		}
		if (data.environment === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "environment" });
			errors++;
		}
		if (data.timing === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "timing" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema137.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.version !== void 0) {
			if ("1.0" !== data.version) {
				vErrors = add(vErrors, instancePath + "/version", "const", { allowedValue: "1.0" });
				errors++;
			}
		}
		if (data.conclusion !== void 0) {
			let data2 = data.conclusion;
			if (!(data2 === "clean" || data2 === "findings" || data2 === "inconclusive")) {
				vErrors = add(vErrors, instancePath + "/conclusion", "enum", { allowedValues: schema137.properties.conclusion.enum });
				errors++;
			}
		}
		if (data.reasons !== void 0) {
			let data3 = data.reasons;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate424(data3[i0], { instancePath: instancePath + "/reasons/" + i0 })) {
					vErrors = join(vErrors, validate424.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/reasons", "type", { type: "array" });
				errors++;
			}
		}
		if (data.before !== void 0) {
			let data5 = data.before;
			const _errs10 = errors;
			const branches0 = [];
			let valid3 = false;
			const before0 = errors;
			const _errs11 = errors;
			if (!validate426(data5, { instancePath: instancePath + "/before" })) {
				vErrors = join(vErrors, validate426.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs11 === errors;
			branches0.push(errors - before0);
			valid3 = valid3 || _valid0;
			const before1 = errors;
			const _errs12 = errors;
			if (data5 !== null) {
				vErrors = add(vErrors, instancePath + "/before", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs12 === errors;
			branches0.push(errors - before1);
			valid3 = valid3 || _valid0;
			if (!valid3) {
				vErrors = add(vErrors, instancePath + "/before", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs10;
				if (vErrors !== null) {
					if (_errs10) vErrors.length = _errs10;
					else vErrors = null;
				}
			}
		}
		if (data.after !== void 0) {
			let data6 = data.after;
			const _errs15 = errors;
			const branches1 = [];
			let valid4 = false;
			const before2 = errors;
			const _errs16 = errors;
			if (!validate426(data6, { instancePath: instancePath + "/after" })) {
				vErrors = join(vErrors, validate426.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs16 === errors;
			branches1.push(errors - before2);
			valid4 = valid4 || _valid1;
			const before3 = errors;
			const _errs17 = errors;
			if (data6 !== null) {
				vErrors = add(vErrors, instancePath + "/after", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs17 === errors;
			branches1.push(errors - before3);
			valid4 = valid4 || _valid1;
			if (!valid4) {
				vErrors = add(vErrors, instancePath + "/after", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs15;
				if (vErrors !== null) {
					if (_errs15) vErrors.length = _errs15;
					else vErrors = null;
				}
			}
		}
		if (data.projects !== void 0) {
			let data7 = data.projects;
			if (Array.isArray(data7)) {
				const len1 = data7.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate433(data7[i1], { instancePath: instancePath + "/projects/" + i1 })) {
					vErrors = join(vErrors, validate433.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/projects", "type", { type: "array" });
				errors++;
			}
		}
		if (data.delta !== void 0) {
			let data9 = data.delta;
			const _errs23 = errors;
			const branches2 = [];
			let valid7 = false;
			const before4 = errors;
			const _errs24 = errors;
			if (!validate441(data9, { instancePath: instancePath + "/delta" })) {
				vErrors = join(vErrors, validate441.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs24 === errors;
			branches2.push(errors - before4);
			valid7 = valid7 || _valid2;
			const before5 = errors;
			const _errs25 = errors;
			if (data9 !== null) {
				vErrors = add(vErrors, instancePath + "/delta", "type", { type: "null" });
				errors++;
			}
			var _valid2 = _errs25 === errors;
			branches2.push(errors - before5);
			valid7 = valid7 || _valid2;
			if (!valid7) {
				vErrors = add(vErrors, instancePath + "/delta", "anyOf", { branches: branches2 });
				errors++;
			} else {
				errors = _errs23;
				if (vErrors !== null) {
					if (_errs23) vErrors.length = _errs23;
					else vErrors = null;
				}
			}
		}
		if (data.traces !== void 0) {
			let data10 = data.traces;
			if (Array.isArray(data10)) {
				const len2 = data10.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate465(data10[i2], { instancePath: instancePath + "/traces/" + i2 })) {
					vErrors = join(vErrors, validate465.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/traces", "type", { type: "array" });
				errors++;
			}
		}
		if (data.schemas !== void 0) {
			let data12 = data.schemas;
			if (Array.isArray(data12)) {
				const len3 = data12.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate469(data12[i3], { instancePath: instancePath + "/schemas/" + i3 })) {
					vErrors = join(vErrors, validate469.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/schemas", "type", { type: "array" });
				errors++;
			}
		}
		if (data.proposals !== void 0) {
			let data14 = data.proposals;
			if (Array.isArray(data14)) {
				const len4 = data14.length;
				for (let i4 = 0; i4 < len4; i4++) if (!validate475(data14[i4], { instancePath: instancePath + "/proposals/" + i4 })) {
					vErrors = join(vErrors, validate475.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/proposals", "type", { type: "array" });
				errors++;
			}
		}
		if (data.evidence !== void 0) {
			if (!validate515(data.evidence, { instancePath: instancePath + "/evidence" })) {
				vErrors = join(vErrors, validate515.errors);
				errors = vErrors.length;
			}
		}
		if (data.reward !== void 0) {
			let data17 = data.reward;
			const _errs38 = errors;
			const branches3 = [];
			let valid14 = false;
			const before6 = errors;
			const _errs39 = errors;
			if (!validate490(data17, { instancePath: instancePath + "/reward" })) {
				vErrors = join(vErrors, validate490.errors);
				errors = vErrors.length;
			}
			var _valid3 = _errs39 === errors;
			branches3.push(errors - before6);
			valid14 = valid14 || _valid3;
			const before7 = errors;
			const _errs40 = errors;
			if (data17 !== null) {
				vErrors = add(vErrors, instancePath + "/reward", "type", { type: "null" });
				errors++;
			}
			var _valid3 = _errs40 === errors;
			branches3.push(errors - before7);
			valid14 = valid14 || _valid3;
			if (!valid14) {
				vErrors = add(vErrors, instancePath + "/reward", "anyOf", { branches: branches3 });
				errors++;
			} else {
				errors = _errs38;
				if (vErrors !== null) {
					if (_errs38) vErrors.length = _errs38;
					else vErrors = null;
				}
			}
		}
		if (data.trajectory !== void 0) {
			let data18 = data.trajectory;
			if (Array.isArray(data18)) {
				const len5 = data18.length;
				for (let i5 = 0; i5 < len5; i5++) if (!validate529(data18[i5], { instancePath: instancePath + "/trajectory/" + i5 })) {
					vErrors = join(vErrors, validate529.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/trajectory", "type", { type: "array" });
				errors++;
			}
		}
		if (data.policy !== void 0) {
			if (!validate534(data.policy, { instancePath: instancePath + "/policy" })) {
				vErrors = join(vErrors, validate534.errors);
				errors = vErrors.length;
			}
		}
		if (data.failures !== void 0) {
			let data21 = data.failures;
			if (Array.isArray(data21)) {
				const len6 = data21.length;
				for (let i6 = 0; i6 < len6; i6++) if (!validate540(data21[i6], { instancePath: instancePath + "/failures/" + i6 })) {
					vErrors = join(vErrors, validate540.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/failures", "type", { type: "array" });
				errors++;
			}
		}
		if (data.environment !== void 0) {
			if (!validate542(data.environment, { instancePath: instancePath + "/environment" })) {
				vErrors = join(vErrors, validate542.errors);
				errors = vErrors.length;
			}
		}
		if (data.timing !== void 0) {
			let data24 = data.timing;
			if (data24 && typeof data24 == "object" && !Array.isArray(data24)) for (const key1 in data24) {
				let data25 = data24[key1];
				if (typeof data25 == "number" && isFinite(data25)) {
					if (data25 < 0 || isNaN(data25)) {
						vErrors = add(vErrors, instancePath + "/timing/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "minimum", {
							comparison: ">=",
							limit: 0
						});
						errors++;
					}
				} else {
					vErrors = add(vErrors, instancePath + "/timing/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "number" });
					errors++;
				}
			}
			else {
				vErrors = add(vErrors, instancePath + "/timing", "type", { type: "object" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate423.errors = vErrors;
	return errors === 0;
}
validate423.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v6 = validate61;
const v7 = validate552;
function validate552(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate552.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.line === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "line" });
			errors++;
		}
		if (data.col === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "col" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "kind" || key0 === "uri" || key0 === "line" || key0 === "col" || key0 === "indexing" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("cursor" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "cursor" });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate63(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate63.errors);
				errors = vErrors.length;
			}
		}
		if (data.line !== void 0) {
			if (!validate65(data.line, { instancePath: instancePath + "/line" })) {
				vErrors = join(vErrors, validate65.errors);
				errors = vErrors.length;
			}
		}
		if (data.col !== void 0) {
			if (!validate65(data.col, { instancePath: instancePath + "/col" })) {
				vErrors = join(vErrors, validate65.errors);
				errors = vErrors.length;
			}
		}
		if (data.indexing !== void 0) {
			if (!validate68(data.indexing, { instancePath: instancePath + "/indexing" })) {
				vErrors = join(vErrors, validate68.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate70(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate70.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate552.errors = vErrors;
	return errors === 0;
}
validate552.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v8 = validate558;
function validate558(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate558.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.start === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "start" });
			errors++;
		}
		if (data.end === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "end" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "kind" || key0 === "uri" || key0 === "start" || key0 === "end" || key0 === "indexing" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("range" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "range" });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate63(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate63.errors);
				errors = vErrors.length;
			}
		}
		if (data.start !== void 0) {
			if (!validate75(data.start, { instancePath: instancePath + "/start" })) {
				vErrors = join(vErrors, validate75.errors);
				errors = vErrors.length;
			}
		}
		if (data.end !== void 0) {
			if (!validate75(data.end, { instancePath: instancePath + "/end" })) {
				vErrors = join(vErrors, validate75.errors);
				errors = vErrors.length;
			}
		}
		if (data.indexing !== void 0) {
			if (!validate68(data.indexing, { instancePath: instancePath + "/indexing" })) {
				vErrors = join(vErrors, validate68.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate70(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate70.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate558.errors = vErrors;
	return errors === 0;
}
validate558.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v9 = validate564;
function validate564(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate564.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.qualname === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "qualname" });
			errors++;
		}
		if (data.role === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "role" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "kind" || key0 === "qualname" || key0 === "role" || key0 === "overload" || key0 === "follow" || key0 === "symbolId" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("symbol" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "symbol" });
				errors++;
			}
		}
		if (data.qualname !== void 0) {
			let data2 = data.qualname;
			if (typeof data2 === "string") {
				if (!pattern5.test(data2)) {
					vErrors = add(vErrors, instancePath + "/qualname", "pattern", { pattern: "^([\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*:[\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*|\\./[\\s\\S]+:#?[\\p{XIDS}_$][\\p{XIDC}$]*(\\.#?[\\p{XIDS}_$][\\p{XIDC}$]*)*)$" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/qualname", "type", { type: "string" });
				errors++;
			}
		}
		if (data.role !== void 0) {
			let data3 = data.role;
			if (!(data3 === "def" || data3 === "sig" || data3 === "body" || data3 === "doc")) {
				vErrors = add(vErrors, instancePath + "/role", "enum", { allowedValues: schema33.properties.role.enum });
				errors++;
			}
		}
		if (data.overload !== void 0) {
			if (!validate84(data.overload, { instancePath: instancePath + "/overload" })) {
				vErrors = join(vErrors, validate84.errors);
				errors = vErrors.length;
			}
		}
		if (data.follow !== void 0) {
			if (false !== data.follow) {
				vErrors = add(vErrors, instancePath + "/follow", "const", { allowedValue: false });
				errors++;
			}
		}
		if (data.symbolId !== void 0) {
			if (!validate86(data.symbolId, { instancePath: instancePath + "/symbolId" })) {
				vErrors = join(vErrors, validate86.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate70(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate70.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate564.errors = vErrors;
	return errors === 0;
}
validate564.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v10 = validate568;
function validate568(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate568.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.path === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "path" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "kind" || key0 === "path" || key0 === "leaf" || key0 === "follow" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("ast" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "ast" });
				errors++;
			}
		}
		if (data.path !== void 0) {
			let data2 = data.path;
			if (Array.isArray(data2)) {
				if (data2.length < 1) {
					vErrors = add(vErrors, instancePath + "/path", "minItems", { limit: 1 });
					errors++;
				}
				if (data2.length > 0) {
					if (!validate91(data2[0], { instancePath: instancePath + "/path/0" })) {
						vErrors = join(vErrors, validate91.errors);
						errors = vErrors.length;
					}
				}
				const len1 = data2.length;
				if (!(len1 <= 1)) {
					for (let i0 = 1; i0 < len1; i0++) if (!validate93(data2[i0], { instancePath: instancePath + "/path/" + i0 })) {
						vErrors = join(vErrors, validate93.errors);
						errors = vErrors.length;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/path", "type", { type: "array" });
				errors++;
			}
		}
		if (data.leaf !== void 0) {
			let data5 = data.leaf;
			if (Array.isArray(data5)) {
				if (data5.length > 2) {
					vErrors = add(vErrors, instancePath + "/leaf", "maxItems", { limit: 2 });
					errors++;
				}
				if (data5.length < 2) {
					vErrors = add(vErrors, instancePath + "/leaf", "minItems", { limit: 2 });
					errors++;
				}
				const len2 = data5.length;
				if (len2 > 0) {
					let data6 = data5[0];
					if (typeof data6 === "string") {
						if (!pattern9.test(data6)) {
							vErrors = add(vErrors, instancePath + "/leaf/0", "pattern", { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/leaf/0", "type", { type: "string" });
						errors++;
					}
				}
				if (len2 > 1) {
					if (!validate65(data5[1], { instancePath: instancePath + "/leaf/1" })) {
						vErrors = join(vErrors, validate65.errors);
						errors = vErrors.length;
					}
				}
				if (!(data5.length <= 2)) {
					vErrors = add(vErrors, instancePath + "/leaf", "items", { limit: 2 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/leaf", "type", { type: "array" });
				errors++;
			}
		}
		if (data.follow !== void 0) {
			if (false !== data.follow) {
				vErrors = add(vErrors, instancePath + "/follow", "const", { allowedValue: false });
				errors++;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate70(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate70.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate568.errors = vErrors;
	return errors === 0;
}
validate568.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v11 = validate573;
function validate573(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate573.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		if (data.snippet === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "snippet" });
			errors++;
		}
		if (data.ctx === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "ctx" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "kind" || key0 === "uri" || key0 === "snippet" || key0 === "ctx" || key0 === "hash" || key0 === "near" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("anchor" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "anchor" });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate63(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate63.errors);
				errors = vErrors.length;
			}
		}
		if (data.snippet !== void 0) {
			let data3 = data.snippet;
			if (typeof data3 === "string") {
				if (func2(data3) < 1) {
					vErrors = add(vErrors, instancePath + "/snippet", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/snippet", "type", { type: "string" });
				errors++;
			}
		}
		if (data.ctx !== void 0) {
			if (!validate84(data.ctx, { instancePath: instancePath + "/ctx" })) {
				vErrors = join(vErrors, validate84.errors);
				errors = vErrors.length;
			}
		}
		if (data.hash !== void 0) {
			let data5 = data.hash;
			if (typeof data5 === "string") {
				if (!pattern10.test(data5)) {
					vErrors = add(vErrors, instancePath + "/hash", "pattern", { pattern: "^sha1:[0-9a-f]{40}$" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/hash", "type", { type: "string" });
				errors++;
			}
		}
		if (data.near !== void 0) {
			if (!validate65(data.near, { instancePath: instancePath + "/near" })) {
				vErrors = join(vErrors, validate65.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate70(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate70.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate573.errors = vErrors;
	return errors === 0;
}
validate573.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v12 = validate578;
function validate578(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate578.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.uri === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "uri" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "kind" || key0 === "uri" || key0 === "scope" || key0 === "find" || key0 === "occurrence" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("locate" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "locate" });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate63(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate63.errors);
				errors = vErrors.length;
			}
		}
		if (data.scope !== void 0) {
			let data3 = data.scope;
			const _errs7 = errors;
			let matches0 = 0;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs8 = errors;
			if (!validate109(data3, { instancePath: instancePath + "/scope" })) {
				vErrors = join(vErrors, validate109.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs8 === errors;
			branches0.push(errors - before0);
			if (_valid0) {
				matches0++;
				var props0 = true;
			}
			valid1 = matches0 === 1;
			const before1 = errors;
			const _errs9 = errors;
			if (!validate113(data3, { instancePath: instancePath + "/scope" })) {
				vErrors = join(vErrors, validate113.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs9 === errors;
			branches0.push(errors - before1);
			if (_valid0) {
				matches0++;
				if (props0 !== true) props0 = true;
			}
			valid1 = matches0 === 1;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/scope", "oneOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs7;
				if (vErrors !== null) {
					if (_errs7) vErrors.length = _errs7;
					else vErrors = null;
				}
			}
		}
		if (data.find !== void 0) {
			if (typeof data.find !== "string") {
				vErrors = add(vErrors, instancePath + "/find", "type", { type: "string" });
				errors++;
			}
		}
		if (data.occurrence !== void 0) {
			if (!validate65(data.occurrence, { instancePath: instancePath + "/occurrence" })) {
				vErrors = join(vErrors, validate65.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate70(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate70.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate578.errors = vErrors;
	return errors === 0;
}
validate578.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v13 = validate584;
const schema185 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"seq",
		"version",
		"tool",
		"servers",
		"configDigest",
		"positionEncoding",
		"python",
		"platform",
		"roots"
	],
	"properties": {
		"$schema": { "type": "string" },
		"kind": { "const": "session" },
		"seq": {
			"type": "integer",
			"minimum": 0
		},
		"version": { "const": "1.0" },
		"tool": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/nameAndVersion" },
		"servers": {
			"type": "array",
			"items": { "$ref": "#/$defs/tracedServer" }
		},
		"configDigest": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/contentHash" }, { "type": "null" }] },
		"positionEncoding": { "$ref": "#/$defs/positionEncoding" },
		"python": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/pythonEnvironment" }, { "type": "null" }] },
		"platform": { "type": "string" },
		"roots": {
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			},
			"uniqueItems": true
		},
		"timing": { "$ref": "#/$defs/eventTiming" },
		"folder": {
			"type": "string",
			"minLength": 1
		},
		"settings": { "$ref": "#/$defs/tracedSettings" }
	}
};
function validate586(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate586.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "name" });
			errors++;
		}
		if (data.version === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "version" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "version")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = add(vErrors, instancePath + "/name", "type", { type: "string" });
				errors++;
			}
		}
		if (data.version !== void 0) {
			if (typeof data.version !== "string") {
				vErrors = add(vErrors, instancePath + "/version", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate586.errors = vErrors;
	return errors === 0;
}
validate586.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema187 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"version",
		"root",
		"positionEncoding",
		"capabilities"
	],
	"properties": {
		"id": {
			"type": "string",
			"minLength": 1
		},
		"name": { "type": "string" },
		"version": { "type": ["string", "null"] },
		"root": { "type": "string" },
		"positionEncoding": { "anyOf": [{ "$ref": "#/$defs/positionEncoding" }, { "type": "null" }] },
		"capabilities": {
			"type": ["object", "null"],
			"additionalProperties": true
		},
		"environment": { "$ref": "#/$defs/tracedEnvironment" },
		"roots": {
			"type": "array",
			"items": { "$ref": "#/$defs/tracedRoot" }
		}
	}
};
const schema188 = { "enum": [
	"utf-8",
	"utf-16",
	"utf-32"
] };
function validate589(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate589.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "utf-8" || data === "utf-16" || data === "utf-32")) {
		vErrors = add(vErrors, instancePath, "enum", { allowedValues: schema188.enum });
		errors++;
	}
	validate589.errors = vErrors;
	return errors === 0;
}
validate589.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate592(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate592.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "version" });
			errors++;
		}
		if (data.packagesDigest === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "packagesDigest" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "version" || key0 === "packagesDigest")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.version !== void 0) {
			if (typeof data.version !== "string") {
				vErrors = add(vErrors, instancePath + "/version", "type", { type: "string" });
				errors++;
			}
		}
		if (data.packagesDigest !== void 0) {
			if (!validate56(data.packagesDigest, { instancePath: instancePath + "/packagesDigest" })) {
				vErrors = join(vErrors, validate56.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate592.errors = vErrors;
	return errors === 0;
}
validate592.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate595(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate595.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern3.test(data)) {
			vErrors = add(vErrors, instancePath, "pattern", { pattern: "^sha256:[0-9a-f]{64}$" });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate595.errors = vErrors;
	return errors === 0;
}
validate595.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate591(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate591.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.python === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "python" });
			errors++;
		}
		if (data.configDigest === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "configDigest" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "python" || key0 === "configDigest")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.python !== void 0) {
			let data0 = data.python;
			const _errs3 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs4 = errors;
			if (!validate592(data0, { instancePath: instancePath + "/python" })) {
				vErrors = join(vErrors, validate592.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs4 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs5 = errors;
			if (data0 !== null) {
				vErrors = add(vErrors, instancePath + "/python", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs5 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/python", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
		if (data.configDigest !== void 0) {
			let data1 = data.configDigest;
			const _errs8 = errors;
			const branches1 = [];
			let valid2 = false;
			const before2 = errors;
			const _errs9 = errors;
			if (!validate595(data1, { instancePath: instancePath + "/configDigest" })) {
				vErrors = join(vErrors, validate595.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs9 === errors;
			branches1.push(errors - before2);
			valid2 = valid2 || _valid1;
			const before3 = errors;
			const _errs10 = errors;
			if (data1 !== null) {
				vErrors = add(vErrors, instancePath + "/configDigest", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs10 === errors;
			branches1.push(errors - before3);
			valid2 = valid2 || _valid1;
			if (!valid2) {
				vErrors = add(vErrors, instancePath + "/configDigest", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs8;
				if (vErrors !== null) {
					if (_errs8) vErrors.length = _errs8;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate591.errors = vErrors;
	return errors === 0;
}
validate591.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate598(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate598.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.token === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "token" });
			errors++;
		}
		if (data.name === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "name" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "token" || key0 === "name" || key0 === "onlyLocations")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.token !== void 0) {
			let data0 = data.token;
			if (typeof data0 === "string") {
				if (func2(data0) < 1) {
					vErrors = add(vErrors, instancePath + "/token", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/token", "type", { type: "string" });
				errors++;
			}
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = add(vErrors, instancePath + "/name", "type", { type: "string" });
				errors++;
			}
		}
		if (data.onlyLocations !== void 0) {
			if (typeof data.onlyLocations !== "boolean") {
				vErrors = add(vErrors, instancePath + "/onlyLocations", "type", { type: "boolean" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate598.errors = vErrors;
	return errors === 0;
}
validate598.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate588(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate588.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "id" });
			errors++;
		}
		if (data.name === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "name" });
			errors++;
		}
		if (data.version === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "version" });
			errors++;
		}
		if (data.root === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "root" });
			errors++;
		}
		if (data.positionEncoding === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "positionEncoding" });
			errors++;
		}
		if (data.capabilities === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "capabilities" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "version" || key0 === "root" || key0 === "positionEncoding" || key0 === "capabilities" || key0 === "environment" || key0 === "roots")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func2(data0) < 1) {
					vErrors = add(vErrors, instancePath + "/id", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/id", "type", { type: "string" });
				errors++;
			}
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = add(vErrors, instancePath + "/name", "type", { type: "string" });
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data2 = data.version;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = add(vErrors, instancePath + "/version", "type", { type: schema187.properties.version.type });
				errors++;
			}
		}
		if (data.root !== void 0) {
			if (typeof data.root !== "string") {
				vErrors = add(vErrors, instancePath + "/root", "type", { type: "string" });
				errors++;
			}
		}
		if (data.positionEncoding !== void 0) {
			let data4 = data.positionEncoding;
			const _errs11 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs12 = errors;
			if (!validate589(data4, { instancePath: instancePath + "/positionEncoding" })) {
				vErrors = join(vErrors, validate589.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs12 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs13 = errors;
			if (data4 !== null) {
				vErrors = add(vErrors, instancePath + "/positionEncoding", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs13 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/positionEncoding", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs11;
				if (vErrors !== null) {
					if (_errs11) vErrors.length = _errs11;
					else vErrors = null;
				}
			}
		}
		if (data.capabilities !== void 0) {
			let data5 = data.capabilities;
			if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
				vErrors = add(vErrors, instancePath + "/capabilities", "type", { type: schema187.properties.capabilities.type });
				errors++;
			}
		}
		if (data.environment !== void 0) {
			if (!validate591(data.environment, { instancePath: instancePath + "/environment" })) {
				vErrors = join(vErrors, validate591.errors);
				errors = vErrors.length;
			}
		}
		if (data.roots !== void 0) {
			let data7 = data.roots;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate598(data7[i0], { instancePath: instancePath + "/roots/" + i0 })) {
					vErrors = join(vErrors, validate598.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/roots", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate588.errors = vErrors;
	return errors === 0;
}
validate588.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate604(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate604.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "startedAt" || key0 === "atMs" || key0 === "phases")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.startedAt !== void 0) {
			if (typeof data.startedAt !== "string") {
				vErrors = add(vErrors, instancePath + "/startedAt", "type", { type: "string" });
				errors++;
			}
		}
		if (data.atMs !== void 0) {
			let data1 = data.atMs;
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = add(vErrors, instancePath + "/atMs", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/atMs", "type", { type: "number" });
				errors++;
			}
		}
		if (data.phases !== void 0) {
			let data2 = data.phases;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) for (const key1 in data2) {
				let data3 = data2[key1];
				if (typeof data3 == "number" && isFinite(data3)) {
					if (data3 < 0 || isNaN(data3)) {
						vErrors = add(vErrors, instancePath + "/phases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "minimum", {
							comparison: ">=",
							limit: 0
						});
						errors++;
					}
				} else {
					vErrors = add(vErrors, instancePath + "/phases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "number" });
					errors++;
				}
			}
			else {
				vErrors = add(vErrors, instancePath + "/phases", "type", { type: "object" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate604.errors = vErrors;
	return errors === 0;
}
validate604.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema195 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"name",
		"available",
		"shipped",
		"fileTypes",
		"rootMarkers",
		"needsMarker",
		"languageIds",
		"disabled",
		"linter",
		"origin"
	],
	"properties": {
		"name": { "type": "string" },
		"available": { "type": "boolean" },
		"shipped": { "type": "boolean" },
		"fileTypes": {
			"type": "array",
			"items": { "type": "string" }
		},
		"rootMarkers": {
			"type": "array",
			"items": { "type": "string" }
		},
		"needsMarker": { "type": "boolean" },
		"languageIds": {
			"type": "object",
			"additionalProperties": { "type": "string" }
		},
		"disabled": { "type": "boolean" },
		"linter": { "type": "boolean" },
		"origin": { "enum": [
			"built-in",
			"user",
			"workspace"
		] },
		"install": { "type": "string" }
	}
};
function validate608(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate608.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "name" });
			errors++;
		}
		if (data.available === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "available" });
			errors++;
		}
		if (data.shipped === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "shipped" });
			errors++;
		}
		if (data.fileTypes === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "fileTypes" });
			errors++;
		}
		if (data.rootMarkers === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "rootMarkers" });
			errors++;
		}
		if (data.needsMarker === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "needsMarker" });
			errors++;
		}
		if (data.languageIds === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "languageIds" });
			errors++;
		}
		if (data.disabled === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "disabled" });
			errors++;
		}
		if (data.linter === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "linter" });
			errors++;
		}
		if (data.origin === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "origin" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema195.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = add(vErrors, instancePath + "/name", "type", { type: "string" });
				errors++;
			}
		}
		if (data.available !== void 0) {
			if (typeof data.available !== "boolean") {
				vErrors = add(vErrors, instancePath + "/available", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.shipped !== void 0) {
			if (typeof data.shipped !== "boolean") {
				vErrors = add(vErrors, instancePath + "/shipped", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.fileTypes !== void 0) {
			let data3 = data.fileTypes;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data3[i0] !== "string") {
					vErrors = add(vErrors, instancePath + "/fileTypes/" + i0, "type", { type: "string" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/fileTypes", "type", { type: "array" });
				errors++;
			}
		}
		if (data.rootMarkers !== void 0) {
			let data5 = data.rootMarkers;
			if (Array.isArray(data5)) {
				const len1 = data5.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data5[i1] !== "string") {
					vErrors = add(vErrors, instancePath + "/rootMarkers/" + i1, "type", { type: "string" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/rootMarkers", "type", { type: "array" });
				errors++;
			}
		}
		if (data.needsMarker !== void 0) {
			if (typeof data.needsMarker !== "boolean") {
				vErrors = add(vErrors, instancePath + "/needsMarker", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.languageIds !== void 0) {
			let data8 = data.languageIds;
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				for (const key1 in data8) if (typeof data8[key1] !== "string") {
					vErrors = add(vErrors, instancePath + "/languageIds/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/languageIds", "type", { type: "object" });
				errors++;
			}
		}
		if (data.disabled !== void 0) {
			if (typeof data.disabled !== "boolean") {
				vErrors = add(vErrors, instancePath + "/disabled", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.linter !== void 0) {
			if (typeof data.linter !== "boolean") {
				vErrors = add(vErrors, instancePath + "/linter", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.origin !== void 0) {
			let data12 = data.origin;
			if (!(data12 === "built-in" || data12 === "user" || data12 === "workspace")) {
				vErrors = add(vErrors, instancePath + "/origin", "enum", { allowedValues: schema195.properties.origin.enum });
				errors++;
			}
		}
		if (data.install !== void 0) {
			if (typeof data.install !== "string") {
				vErrors = add(vErrors, instancePath + "/install", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate608.errors = vErrors;
	return errors === 0;
}
validate608.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema196 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"version",
		"weights",
		"series"
	],
	"properties": {
		"version": { "enum": ["rl-csf-v1", "pr-v1"] },
		"weights": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/rewardWeights" }, { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/prWeights" }] },
		"series": { "type": "boolean" },
		"scope": { "anyOf": [{
			"type": "array",
			"items": { "type": "string" }
		}, { "type": "null" }] }
	}
};
function validate611(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate611.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.wD === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "wD" });
			errors++;
		}
		if (data.wS === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "wS" });
			errors++;
		}
		if (data.wA === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "wA" });
			errors++;
		}
		if (data.wE === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "wE" });
			errors++;
		}
		if (data.gamma === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "gamma" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "wD" || key0 === "wS" || key0 === "wA" || key0 === "wE" || key0 === "gamma")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.wD !== void 0) {
			let data0 = data.wD;
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = add(vErrors, instancePath + "/wD", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/wD", "type", { type: "number" });
				errors++;
			}
		}
		if (data.wS !== void 0) {
			let data1 = data.wS;
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = add(vErrors, instancePath + "/wS", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/wS", "type", { type: "number" });
				errors++;
			}
		}
		if (data.wA !== void 0) {
			let data2 = data.wA;
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/wA", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/wA", "type", { type: "number" });
				errors++;
			}
		}
		if (data.wE !== void 0) {
			let data3 = data.wE;
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = add(vErrors, instancePath + "/wE", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/wE", "type", { type: "number" });
				errors++;
			}
		}
		if (data.gamma !== void 0) {
			let data4 = data.gamma;
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = add(vErrors, instancePath + "/gamma", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/gamma", "type", { type: "number" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate611.errors = vErrors;
	return errors === 0;
}
validate611.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate613(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate613.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.alpha === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "alpha" });
			errors++;
		}
		if (data.beta === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "beta" });
			errors++;
		}
		if (data.gamma === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "gamma" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "alpha" || key0 === "beta" || key0 === "gamma")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.alpha !== void 0) {
			let data0 = data.alpha;
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = add(vErrors, instancePath + "/alpha", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/alpha", "type", { type: "number" });
				errors++;
			}
		}
		if (data.beta !== void 0) {
			let data1 = data.beta;
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = add(vErrors, instancePath + "/beta", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/beta", "type", { type: "number" });
				errors++;
			}
		}
		if (data.gamma !== void 0) {
			let data2 = data.gamma;
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/gamma", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/gamma", "type", { type: "number" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate613.errors = vErrors;
	return errors === 0;
}
validate613.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate610(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate610.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "version" });
			errors++;
		}
		if (data.weights === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "weights" });
			errors++;
		}
		if (data.series === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "series" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "version" || key0 === "weights" || key0 === "series" || key0 === "scope")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.version !== void 0) {
			let data0 = data.version;
			if (!(data0 === "rl-csf-v1" || data0 === "pr-v1")) {
				vErrors = add(vErrors, instancePath + "/version", "enum", { allowedValues: schema196.properties.version.enum });
				errors++;
			}
		}
		if (data.weights !== void 0) {
			let data1 = data.weights;
			const _errs4 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs5 = errors;
			if (!validate611(data1, { instancePath: instancePath + "/weights" })) {
				vErrors = join(vErrors, validate611.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs5 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			if (_valid0) var props0 = true;
			const before1 = errors;
			const _errs6 = errors;
			if (!validate613(data1, { instancePath: instancePath + "/weights" })) {
				vErrors = join(vErrors, validate613.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs6 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (_valid0) {
				if (props0 !== true) props0 = true;
			}
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/weights", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs4;
				if (vErrors !== null) {
					if (_errs4) vErrors.length = _errs4;
					else vErrors = null;
				}
			}
		}
		if (data.series !== void 0) {
			if (typeof data.series !== "boolean") {
				vErrors = add(vErrors, instancePath + "/series", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.scope !== void 0) {
			let data3 = data.scope;
			const _errs10 = errors;
			const branches1 = [];
			let valid2 = false;
			const before2 = errors;
			const _errs11 = errors;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data3[i0] !== "string") {
					vErrors = add(vErrors, instancePath + "/scope/" + i0, "type", { type: "string" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/scope", "type", { type: "array" });
				errors++;
			}
			var _valid1 = _errs11 === errors;
			branches1.push(errors - before2);
			valid2 = valid2 || _valid1;
			const before3 = errors;
			const _errs15 = errors;
			if (data3 !== null) {
				vErrors = add(vErrors, instancePath + "/scope", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs15 === errors;
			branches1.push(errors - before3);
			valid2 = valid2 || _valid1;
			if (!valid2) {
				vErrors = add(vErrors, instancePath + "/scope", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs10;
				if (vErrors !== null) {
					if (_errs10) vErrors.length = _errs10;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate610.errors = vErrors;
	return errors === 0;
}
validate610.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate606(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate606.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.configuration === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "configuration" });
			errors++;
		}
		if (data.definitions === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "definitions" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "configuration" || key0 === "definitions" || key0 === "reward")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.configuration !== void 0) {
			if (!validate408(data.configuration, { instancePath: instancePath + "/configuration" })) {
				vErrors = join(vErrors, validate408.errors);
				errors = vErrors.length;
			}
		}
		if (data.definitions !== void 0) {
			let data1 = data.definitions;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate608(data1[i0], { instancePath: instancePath + "/definitions/" + i0 })) {
					vErrors = join(vErrors, validate608.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/definitions", "type", { type: "array" });
				errors++;
			}
		}
		if (data.reward !== void 0) {
			if (!validate610(data.reward, { instancePath: instancePath + "/reward" })) {
				vErrors = join(vErrors, validate610.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate606.errors = vErrors;
	return errors === 0;
}
validate606.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate585(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate585.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.seq === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "seq" });
			errors++;
		}
		if (data.version === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "version" });
			errors++;
		}
		if (data.tool === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "tool" });
			errors++;
		}
		if (data.servers === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "servers" });
			errors++;
		}
		if (data.configDigest === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "configDigest" });
			errors++;
		}
		if (data.positionEncoding === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "positionEncoding" });
			errors++;
		}
		if (data.python === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "python" });
			errors++;
		}
		if (data.platform === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "platform" });
			errors++;
		}
		if (data.roots === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "roots" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema185.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("session" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "session" });
				errors++;
			}
		}
		if (data.seq !== void 0) {
			let data2 = data.seq;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/seq", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/seq", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.version !== void 0) {
			if ("1.0" !== data.version) {
				vErrors = add(vErrors, instancePath + "/version", "const", { allowedValue: "1.0" });
				errors++;
			}
		}
		if (data.tool !== void 0) {
			if (!validate586(data.tool, { instancePath: instancePath + "/tool" })) {
				vErrors = join(vErrors, validate586.errors);
				errors = vErrors.length;
			}
		}
		if (data.servers !== void 0) {
			let data5 = data.servers;
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate588(data5[i0], { instancePath: instancePath + "/servers/" + i0 })) {
					vErrors = join(vErrors, validate588.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/servers", "type", { type: "array" });
				errors++;
			}
		}
		if (data.configDigest !== void 0) {
			let data7 = data.configDigest;
			const _errs13 = errors;
			const branches0 = [];
			let valid3 = false;
			const before0 = errors;
			const _errs14 = errors;
			if (!validate595(data7, { instancePath: instancePath + "/configDigest" })) {
				vErrors = join(vErrors, validate595.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs14 === errors;
			branches0.push(errors - before0);
			valid3 = valid3 || _valid0;
			const before1 = errors;
			const _errs15 = errors;
			if (data7 !== null) {
				vErrors = add(vErrors, instancePath + "/configDigest", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs15 === errors;
			branches0.push(errors - before1);
			valid3 = valid3 || _valid0;
			if (!valid3) {
				vErrors = add(vErrors, instancePath + "/configDigest", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs13;
				if (vErrors !== null) {
					if (_errs13) vErrors.length = _errs13;
					else vErrors = null;
				}
			}
		}
		if (data.positionEncoding !== void 0) {
			if (!validate589(data.positionEncoding, { instancePath: instancePath + "/positionEncoding" })) {
				vErrors = join(vErrors, validate589.errors);
				errors = vErrors.length;
			}
		}
		if (data.python !== void 0) {
			let data9 = data.python;
			const _errs19 = errors;
			const branches1 = [];
			let valid4 = false;
			const before2 = errors;
			const _errs20 = errors;
			if (!validate592(data9, { instancePath: instancePath + "/python" })) {
				vErrors = join(vErrors, validate592.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs20 === errors;
			branches1.push(errors - before2);
			valid4 = valid4 || _valid1;
			const before3 = errors;
			const _errs21 = errors;
			if (data9 !== null) {
				vErrors = add(vErrors, instancePath + "/python", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs21 === errors;
			branches1.push(errors - before3);
			valid4 = valid4 || _valid1;
			if (!valid4) {
				vErrors = add(vErrors, instancePath + "/python", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs19;
				if (vErrors !== null) {
					if (_errs19) vErrors.length = _errs19;
					else vErrors = null;
				}
			}
		}
		if (data.platform !== void 0) {
			if (typeof data.platform !== "string") {
				vErrors = add(vErrors, instancePath + "/platform", "type", { type: "string" });
				errors++;
			}
		}
		if (data.roots !== void 0) {
			let data11 = data.roots;
			if (Array.isArray(data11)) {
				const len1 = data11.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data12 = data11[i1];
					if (typeof data12 === "string") {
						if (func2(data12) < 1) {
							vErrors = add(vErrors, instancePath + "/roots/" + i1, "minLength", { limit: 1 });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/roots/" + i1, "type", { type: "string" });
						errors++;
					}
				}
				let i2 = data11.length;
				let j0;
				if (i2 > 1) {
					const indices0 = {};
					for (; i2--;) {
						let item0 = data11[i2];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							vErrors = add(vErrors, instancePath + "/roots", "uniqueItems", {
								i: i2,
								j: j0
							});
							errors++;
							break;
						}
						indices0[item0] = i2;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/roots", "type", { type: "array" });
				errors++;
			}
		}
		if (data.timing !== void 0) {
			if (!validate604(data.timing, { instancePath: instancePath + "/timing" })) {
				vErrors = join(vErrors, validate604.errors);
				errors = vErrors.length;
			}
		}
		if (data.folder !== void 0) {
			let data14 = data.folder;
			if (typeof data14 === "string") {
				if (func2(data14) < 1) {
					vErrors = add(vErrors, instancePath + "/folder", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/folder", "type", { type: "string" });
				errors++;
			}
		}
		if (data.settings !== void 0) {
			if (!validate606(data.settings, { instancePath: instancePath + "/settings" })) {
				vErrors = join(vErrors, validate606.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate585.errors = vErrors;
	return errors === 0;
}
validate585.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema199 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"seq",
		"tree",
		"documents"
	],
	"properties": {
		"$schema": { "type": "string" },
		"kind": { "const": "snapshot" },
		"seq": {
			"type": "integer",
			"minimum": 0
		},
		"tree": { "anyOf": [{
			"type": "string",
			"pattern": "^git-tree:[0-9a-f]{40,64}$"
		}, { "type": "null" }] },
		"documents": {
			"type": "object",
			"additionalProperties": { "anyOf": [{ "$ref": "#/$defs/tracedDocument" }, { "type": "null" }] }
		},
		"timing": { "$ref": "#/$defs/eventTiming" },
		"others": {
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			}
		},
		"links": {
			"type": "object",
			"additionalProperties": {
				"type": "string",
				"minLength": 1
			}
		},
		"plans": {
			"type": "object",
			"additionalProperties": {
				"type": "object",
				"additionalProperties": true
			}
		}
	}
};
function validate620(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate620.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern4.test(data)) {
			vErrors = add(vErrors, instancePath, "pattern", { pattern: "^blob:[0-9a-f]{40}$" });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate620.errors = vErrors;
	return errors === 0;
}
validate620.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern38 = new RegExp("^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$", "u");
function validate619(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate619.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.blob === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "blob" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "blob" || key0 === "content")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.blob !== void 0) {
			if (!validate620(data.blob, { instancePath: instancePath + "/blob" })) {
				vErrors = join(vErrors, validate620.errors);
				errors = vErrors.length;
			}
		}
		if (data.content !== void 0) {
			let data1 = data.content;
			if (typeof data1 === "string") {
				if (!pattern38.test(data1)) {
					vErrors = add(vErrors, instancePath + "/content", "pattern", { pattern: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/content", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate619.errors = vErrors;
	return errors === 0;
}
validate619.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate618(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate618.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.seq === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "seq" });
			errors++;
		}
		if (data.tree === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "tree" });
			errors++;
		}
		if (data.documents === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "documents" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema199.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("snapshot" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "snapshot" });
				errors++;
			}
		}
		if (data.seq !== void 0) {
			let data2 = data.seq;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/seq", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/seq", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.tree !== void 0) {
			let data3 = data.tree;
			const _errs8 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs9 = errors;
			if (typeof data3 === "string") {
				if (!pattern20.test(data3)) {
					vErrors = add(vErrors, instancePath + "/tree", "pattern", { pattern: "^git-tree:[0-9a-f]{40,64}$" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/tree", "type", { type: "string" });
				errors++;
			}
			var _valid0 = _errs9 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs11 = errors;
			if (data3 !== null) {
				vErrors = add(vErrors, instancePath + "/tree", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs11 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/tree", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs8;
				if (vErrors !== null) {
					if (_errs8) vErrors.length = _errs8;
					else vErrors = null;
				}
			}
		}
		if (data.documents !== void 0) {
			let data4 = data.documents;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) for (const key1 in data4) {
				let data5 = data4[key1];
				const _errs17 = errors;
				const branches1 = [];
				let valid3 = false;
				const before2 = errors;
				const _errs18 = errors;
				if (!validate619(data5, { instancePath: instancePath + "/documents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
					vErrors = join(vErrors, validate619.errors);
					errors = vErrors.length;
				}
				var _valid1 = _errs18 === errors;
				branches1.push(errors - before2);
				valid3 = valid3 || _valid1;
				const before3 = errors;
				const _errs19 = errors;
				if (data5 !== null) {
					vErrors = add(vErrors, instancePath + "/documents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "null" });
					errors++;
				}
				var _valid1 = _errs19 === errors;
				branches1.push(errors - before3);
				valid3 = valid3 || _valid1;
				if (!valid3) {
					vErrors = add(vErrors, instancePath + "/documents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "anyOf", { branches: branches1 });
					errors++;
				} else {
					errors = _errs17;
					if (vErrors !== null) {
						if (_errs17) vErrors.length = _errs17;
						else vErrors = null;
					}
				}
			}
			else {
				vErrors = add(vErrors, instancePath + "/documents", "type", { type: "object" });
				errors++;
			}
		}
		if (data.timing !== void 0) {
			if (!validate604(data.timing, { instancePath: instancePath + "/timing" })) {
				vErrors = join(vErrors, validate604.errors);
				errors = vErrors.length;
			}
		}
		if (data.others !== void 0) {
			let data7 = data.others;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data8 = data7[i0];
					if (typeof data8 === "string") {
						if (func2(data8) < 1) {
							vErrors = add(vErrors, instancePath + "/others/" + i0, "minLength", { limit: 1 });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/others/" + i0, "type", { type: "string" });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/others", "type", { type: "array" });
				errors++;
			}
		}
		if (data.links !== void 0) {
			let data9 = data.links;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) for (const key2 in data9) {
				let data10 = data9[key2];
				if (typeof data10 === "string") {
					if (func2(data10) < 1) {
						vErrors = add(vErrors, instancePath + "/links/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "minLength", { limit: 1 });
						errors++;
					}
				} else {
					vErrors = add(vErrors, instancePath + "/links/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" });
					errors++;
				}
			}
			else {
				vErrors = add(vErrors, instancePath + "/links", "type", { type: "object" });
				errors++;
			}
		}
		if (data.plans !== void 0) {
			let data11 = data.plans;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) for (const key3 in data11) {
				let data12 = data11[key3];
				if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {} else {
					vErrors = add(vErrors, instancePath + "/plans/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "object" });
					errors++;
				}
			}
			else {
				vErrors = add(vErrors, instancePath + "/plans", "type", { type: "object" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate618.errors = vErrors;
	return errors === 0;
}
validate618.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema202 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"seq",
		"index",
		"request"
	],
	"properties": {
		"$schema": { "type": "string" },
		"kind": { "const": "request" },
		"seq": {
			"type": "integer",
			"minimum": 0
		},
		"index": {
			"type": "integer",
			"minimum": 0
		},
		"request": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/request" },
		"original": { "type": "string" },
		"previous": { "anyOf": [{ "$ref": "#/$defs/recordedBundle" }, { "type": "null" }] },
		"timing": { "$ref": "#/$defs/eventTiming" },
		"call": { "$ref": "#/$defs/tracedCall" }
	}
};
function validate626(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate626.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.cmd === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "cmd" });
			errors++;
		}
		if (data.options === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "options" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "cmd" || key0 === "selector" || key0 === "options")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.cmd !== void 0) {
			let data0 = data.cmd;
			const _errs3 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs4 = errors;
			if (!validate59(data0, { instancePath: instancePath + "/cmd" })) {
				vErrors = join(vErrors, validate59.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs4 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs5 = errors;
			if (data0 !== null) {
				vErrors = add(vErrors, instancePath + "/cmd", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs5 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/cmd", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
		if (data.selector !== void 0) {
			let data1 = data.selector;
			const _errs8 = errors;
			const branches1 = [];
			let valid2 = false;
			const before2 = errors;
			const _errs9 = errors;
			if (!validate61(data1, { instancePath: instancePath + "/selector" })) {
				vErrors = join(vErrors, validate61.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs9 === errors;
			branches1.push(errors - before2);
			valid2 = valid2 || _valid1;
			const before3 = errors;
			const _errs10 = errors;
			if (data1 !== null) {
				vErrors = add(vErrors, instancePath + "/selector", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs10 === errors;
			branches1.push(errors - before3);
			valid2 = valid2 || _valid1;
			if (!valid2) {
				vErrors = add(vErrors, instancePath + "/selector", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs8;
				if (vErrors !== null) {
					if (_errs8) vErrors.length = _errs8;
					else vErrors = null;
				}
			}
		}
		if (data.options !== void 0) {
			let data2 = data.options;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				for (const key1 in data2) if (!func1.call(schema23.properties.options.properties, key1)) {
					vErrors = add(vErrors, instancePath + "/options", "additionalProperties", { additionalProperty: key1 });
					errors++;
				}
				if (data2.workspace !== void 0) {
					if (true !== data2.workspace) {
						vErrors = add(vErrors, instancePath + "/options/workspace", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.files !== void 0) {
					let data4 = data2.files;
					if (Array.isArray(data4)) {
						const len0 = data4.length;
						for (let i0 = 0; i0 < len0; i0++) if (typeof data4[i0] !== "string") {
							vErrors = add(vErrors, instancePath + "/options/files/" + i0, "type", { type: "string" });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/files", "type", { type: "array" });
						errors++;
					}
				}
				if (data2.base !== void 0) {
					if (typeof data2.base !== "string") {
						vErrors = add(vErrors, instancePath + "/options/base", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.head !== void 0) {
					if (typeof data2.head !== "string") {
						vErrors = add(vErrors, instancePath + "/options/head", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.workingDirectories !== void 0) {
					let data8 = data2.workingDirectories;
					if (Array.isArray(data8)) {
						const len1 = data8.length;
						for (let i1 = 0; i1 < len1; i1++) if (typeof data8[i1] !== "string") {
							vErrors = add(vErrors, instancePath + "/options/workingDirectories/" + i1, "type", { type: "string" });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/workingDirectories", "type", { type: "array" });
						errors++;
					}
				}
				if (data2.tool !== void 0) {
					if (!validate120(data2.tool, { instancePath: instancePath + "/options/tool" })) {
						vErrors = join(vErrors, validate120.errors);
						errors = vErrors.length;
					}
				}
				if (data2.indexIo !== void 0) {
					if (!validate122(data2.indexIo, { instancePath: instancePath + "/options/indexIo" })) {
						vErrors = join(vErrors, validate122.errors);
						errors = vErrors.length;
					}
				}
				if (data2.as !== void 0) {
					if (!validate124(data2.as, { instancePath: instancePath + "/options/as" })) {
						vErrors = join(vErrors, validate124.errors);
						errors = vErrors.length;
					}
				}
				if (data2.topK !== void 0) {
					let data13 = data2.topK;
					if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
						vErrors = add(vErrors, instancePath + "/options/topK", "type", { type: "integer" });
						errors++;
					}
					if (typeof data13 == "number" && isFinite(data13)) {
						if (data13 < 1 || isNaN(data13)) {
							vErrors = add(vErrors, instancePath + "/options/topK", "minimum", {
								comparison: ">=",
								limit: 1
							});
							errors++;
						}
					}
				}
				if (data2.server !== void 0) {
					if (typeof data2.server !== "string") {
						vErrors = add(vErrors, instancePath + "/options/server", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.includeDeclaration !== void 0) {
					if (false !== data2.includeDeclaration) {
						vErrors = add(vErrors, instancePath + "/options/includeDeclaration", "const", { allowedValue: false });
						errors++;
					}
				}
				if (data2.limit !== void 0) {
					let data16 = data2.limit;
					if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
						vErrors = add(vErrors, instancePath + "/options/limit", "type", { type: "integer" });
						errors++;
					}
					if (typeof data16 == "number" && isFinite(data16)) {
						if (data16 > 1e5 || isNaN(data16)) {
							vErrors = add(vErrors, instancePath + "/options/limit", "maximum", {
								comparison: "<=",
								limit: 1e5
							});
							errors++;
						}
						if (data16 < 1 || isNaN(data16)) {
							vErrors = add(vErrors, instancePath + "/options/limit", "minimum", {
								comparison: ">=",
								limit: 1
							});
							errors++;
						}
					}
				}
				if (data2.cursor !== void 0) {
					if (typeof data2.cursor !== "string") {
						vErrors = add(vErrors, instancePath + "/options/cursor", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.file !== void 0) {
					if (typeof data2.file !== "string") {
						vErrors = add(vErrors, instancePath + "/options/file", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.query !== void 0) {
					if (typeof data2.query !== "string") {
						vErrors = add(vErrors, instancePath + "/options/query", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.method !== void 0) {
					if (typeof data2.method !== "string") {
						vErrors = add(vErrors, instancePath + "/options/method", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.newName !== void 0) {
					let data21 = data2.newName;
					if (typeof data21 === "string") {
						if (func2(data21) < 1) {
							vErrors = add(vErrors, instancePath + "/options/newName", "minLength", { limit: 1 });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/newName", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.oldUri !== void 0) {
					if (!validate126(data2.oldUri, { instancePath: instancePath + "/options/oldUri" })) {
						vErrors = join(vErrors, validate126.errors);
						errors = vErrors.length;
					}
				}
				if (data2.newUri !== void 0) {
					if (!validate126(data2.newUri, { instancePath: instancePath + "/options/newUri" })) {
						vErrors = join(vErrors, validate126.errors);
						errors = vErrors.length;
					}
				}
				if (data2.apply !== void 0) {
					if (true !== data2.apply) {
						vErrors = add(vErrors, instancePath + "/options/apply", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.allowDirty !== void 0) {
					if (true !== data2.allowDirty) {
						vErrors = add(vErrors, instancePath + "/options/allowDirty", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.allowPath !== void 0) {
					let data26 = data2.allowPath;
					if (Array.isArray(data26)) {
						const len2 = data26.length;
						for (let i2 = 0; i2 < len2; i2++) {
							let data27 = data26[i2];
							if (typeof data27 === "string") {
								if (func2(data27) < 1) {
									vErrors = add(vErrors, instancePath + "/options/allowPath/" + i2, "minLength", { limit: 1 });
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/options/allowPath/" + i2, "type", { type: "string" });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/allowPath", "type", { type: "array" });
						errors++;
					}
				}
				if (data2.denyPath !== void 0) {
					let data28 = data2.denyPath;
					if (Array.isArray(data28)) {
						const len3 = data28.length;
						for (let i3 = 0; i3 < len3; i3++) {
							let data29 = data28[i3];
							if (typeof data29 === "string") {
								if (func2(data29) < 1) {
									vErrors = add(vErrors, instancePath + "/options/denyPath/" + i3, "minLength", { limit: 1 });
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/options/denyPath/" + i3, "type", { type: "string" });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/denyPath", "type", { type: "array" });
						errors++;
					}
				}
				if (data2.denyApplyOnAmbiguous !== void 0) {
					if (false !== data2.denyApplyOnAmbiguous) {
						vErrors = add(vErrors, instancePath + "/options/denyApplyOnAmbiguous", "const", { allowedValue: false });
						errors++;
					}
				}
				if (data2.target !== void 0) {
					let data31 = data2.target;
					if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
						vErrors = add(vErrors, instancePath + "/options/target", "type", { type: "integer" });
						errors++;
					}
					if (typeof data31 == "number" && isFinite(data31)) {
						if (data31 < 1 || isNaN(data31)) {
							vErrors = add(vErrors, instancePath + "/options/target", "minimum", {
								comparison: ">=",
								limit: 1
							});
							errors++;
						}
					}
				}
				if (data2.confirm !== void 0) {
					if (true !== data2.confirm) {
						vErrors = add(vErrors, instancePath + "/options/confirm", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.threeWay !== void 0) {
					if (true !== data2.threeWay) {
						vErrors = add(vErrors, instancePath + "/options/threeWay", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.overrides !== void 0) {
					if (true !== data2.overrides) {
						vErrors = add(vErrors, instancePath + "/options/overrides", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.kind !== void 0) {
					let data35 = data2.kind;
					if (typeof data35 === "string") {
						if (func2(data35) < 1) {
							vErrors = add(vErrors, instancePath + "/options/kind", "minLength", { limit: 1 });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/kind", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.pick !== void 0) {
					let data36 = data2.pick;
					if (typeof data36 !== "string" && !(typeof data36 == "number" && !(data36 % 1) && !isNaN(data36) && isFinite(data36))) {
						vErrors = add(vErrors, instancePath + "/options/pick", "type", { type: schema23.properties.options.properties.pick.type });
						errors++;
					}
					if (typeof data36 == "number" && isFinite(data36)) {
						if (data36 < 0 || isNaN(data36)) {
							vErrors = add(vErrors, instancePath + "/options/pick", "minimum", {
								comparison: ">=",
								limit: 0
							});
							errors++;
						}
					}
					if (typeof data36 === "string") {
						if (func2(data36) < 1) {
							vErrors = add(vErrors, instancePath + "/options/pick", "minLength", { limit: 1 });
							errors++;
						}
					}
				}
				if (data2.planId !== void 0) {
					if (!validate56(data2.planId, { instancePath: instancePath + "/options/planId" })) {
						vErrors = join(vErrors, validate56.errors);
						errors = vErrors.length;
					}
				}
				if (data2.bundle !== void 0) {
					if (!validate56(data2.bundle, { instancePath: instancePath + "/options/bundle" })) {
						vErrors = join(vErrors, validate56.errors);
						errors = vErrors.length;
					}
				}
				if (data2.prev !== void 0) {
					if (!validate56(data2.prev, { instancePath: instancePath + "/options/prev" })) {
						vErrors = join(vErrors, validate56.errors);
						errors = vErrors.length;
					}
				}
				if (data2.scope !== void 0) {
					let data40 = data2.scope;
					if (Array.isArray(data40)) {
						const len4 = data40.length;
						for (let i4 = 0; i4 < len4; i4++) {
							let data41 = data40[i4];
							if (typeof data41 === "string") {
								if (func2(data41) < 1) {
									vErrors = add(vErrors, instancePath + "/options/scope/" + i4, "minLength", { limit: 1 });
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/options/scope/" + i4, "type", { type: "string" });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/scope", "type", { type: "array" });
						errors++;
					}
				}
				if (data2.evidence !== void 0) {
					if (true !== data2.evidence) {
						vErrors = add(vErrors, instancePath + "/options/evidence", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.countSuppressions !== void 0) {
					if (true !== data2.countSuppressions) {
						vErrors = add(vErrors, instancePath + "/options/countSuppressions", "const", { allowedValue: true });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/options", "type", { type: "object" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate626.errors = vErrors;
	return errors === 0;
}
validate626.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate638(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate638.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate55(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate55.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.environment !== void 0) {
			let data0 = data.environment;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.local !== void 0) {
					vErrors = add(vErrors, instancePath + "/environment/local", "false schema", {});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/environment", "type", { type: "object" });
				errors++;
			}
		}
		if (data.meta !== void 0) {
			let data2 = data.meta;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.timing !== void 0) {
					vErrors = add(vErrors, instancePath + "/meta/timing", "false schema", {});
					errors++;
				}
				if (data2.startedAt !== void 0) {
					vErrors = add(vErrors, instancePath + "/meta/startedAt", "false schema", {});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/meta", "type", { type: "object" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate638.errors = vErrors;
	return errors === 0;
}
validate638.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate642(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate642.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.method === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "method" });
			errors++;
		}
		if (data.arguments === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "arguments" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "method" || key0 === "arguments")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.method !== void 0) {
			let data0 = data.method;
			if (typeof data0 === "string") {
				if (func2(data0) < 1) {
					vErrors = add(vErrors, instancePath + "/method", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/method", "type", { type: "string" });
				errors++;
			}
		}
		if (data.arguments !== void 0) {
			if (!Array.isArray(data.arguments)) {
				vErrors = add(vErrors, instancePath + "/arguments", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate642.errors = vErrors;
	return errors === 0;
}
validate642.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate625(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate625.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.seq === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "seq" });
			errors++;
		}
		if (data.index === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "index" });
			errors++;
		}
		if (data.request === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "request" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema202.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("request" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "request" });
				errors++;
			}
		}
		if (data.seq !== void 0) {
			let data2 = data.seq;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/seq", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/seq", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.index !== void 0) {
			let data3 = data.index;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				vErrors = add(vErrors, instancePath + "/index", "type", { type: "integer" });
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = add(vErrors, instancePath + "/index", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.request !== void 0) {
			if (!validate626(data.request, { instancePath: instancePath + "/request" })) {
				vErrors = join(vErrors, validate626.errors);
				errors = vErrors.length;
			}
		}
		if (data.original !== void 0) {
			if (typeof data.original !== "string") {
				vErrors = add(vErrors, instancePath + "/original", "type", { type: "string" });
				errors++;
			}
		}
		if (data.previous !== void 0) {
			let data6 = data.previous;
			const _errs13 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs14 = errors;
			if (!validate638(data6, { instancePath: instancePath + "/previous" })) {
				vErrors = join(vErrors, validate638.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs14 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs15 = errors;
			if (data6 !== null) {
				vErrors = add(vErrors, instancePath + "/previous", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs15 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/previous", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs13;
				if (vErrors !== null) {
					if (_errs13) vErrors.length = _errs13;
					else vErrors = null;
				}
			}
		}
		if (data.timing !== void 0) {
			if (!validate604(data.timing, { instancePath: instancePath + "/timing" })) {
				vErrors = join(vErrors, validate604.errors);
				errors = vErrors.length;
			}
		}
		if (data.call !== void 0) {
			if (!validate642(data.call, { instancePath: instancePath + "/call" })) {
				vErrors = join(vErrors, validate642.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate625.errors = vErrors;
	return errors === 0;
}
validate625.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema206 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"seq",
		"direction",
		"server",
		"type",
		"method",
		"id"
	],
	"properties": {
		"$schema": { "type": "string" },
		"kind": { "const": "rpc" },
		"seq": {
			"type": "integer",
			"minimum": 0
		},
		"direction": { "$ref": "#/$defs/direction" },
		"server": { "type": "string" },
		"type": { "const": "request" },
		"method": {
			"type": "string",
			"minLength": 1
		},
		"id": {
			"type": "integer",
			"minimum": 0
		},
		"params": {},
		"index": {
			"type": "integer",
			"minimum": 0
		},
		"timing": { "$ref": "#/$defs/eventTiming" }
	}
};
const schema207 = { "enum": ["sent", "received"] };
function validate646(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate646.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "sent" || data === "received")) {
		vErrors = add(vErrors, instancePath, "enum", { allowedValues: schema207.enum });
		errors++;
	}
	validate646.errors = vErrors;
	return errors === 0;
}
validate646.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate645(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate645.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.seq === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "seq" });
			errors++;
		}
		if (data.direction === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "direction" });
			errors++;
		}
		if (data.server === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "server" });
			errors++;
		}
		if (data.type === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "type" });
			errors++;
		}
		if (data.method === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "method" });
			errors++;
		}
		if (data.id === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "id" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema206.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("rpc" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "rpc" });
				errors++;
			}
		}
		if (data.seq !== void 0) {
			let data2 = data.seq;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/seq", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/seq", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.direction !== void 0) {
			if (!validate646(data.direction, { instancePath: instancePath + "/direction" })) {
				vErrors = join(vErrors, validate646.errors);
				errors = vErrors.length;
			}
		}
		if (data.server !== void 0) {
			if (typeof data.server !== "string") {
				vErrors = add(vErrors, instancePath + "/server", "type", { type: "string" });
				errors++;
			}
		}
		if (data.type !== void 0) {
			if ("request" !== data.type) {
				vErrors = add(vErrors, instancePath + "/type", "const", { allowedValue: "request" });
				errors++;
			}
		}
		if (data.method !== void 0) {
			let data6 = data.method;
			if (typeof data6 === "string") {
				if (func2(data6) < 1) {
					vErrors = add(vErrors, instancePath + "/method", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/method", "type", { type: "string" });
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data7 = data.id;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				vErrors = add(vErrors, instancePath + "/id", "type", { type: "integer" });
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 0 || isNaN(data7)) {
					vErrors = add(vErrors, instancePath + "/id", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.index !== void 0) {
			let data8 = data.index;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				vErrors = add(vErrors, instancePath + "/index", "type", { type: "integer" });
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 < 0 || isNaN(data8)) {
					vErrors = add(vErrors, instancePath + "/index", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.timing !== void 0) {
			if (!validate604(data.timing, { instancePath: instancePath + "/timing" })) {
				vErrors = join(vErrors, validate604.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate645.errors = vErrors;
	return errors === 0;
}
validate645.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema208 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"seq",
		"direction",
		"server",
		"type",
		"method",
		"id",
		"result"
	],
	"properties": {
		"$schema": { "type": "string" },
		"kind": { "const": "rpc" },
		"seq": {
			"type": "integer",
			"minimum": 0
		},
		"direction": { "$ref": "#/$defs/direction" },
		"server": { "type": "string" },
		"type": { "const": "response" },
		"method": {
			"type": "string",
			"minLength": 1
		},
		"id": {
			"type": "integer",
			"minimum": 0
		},
		"result": {},
		"index": {
			"type": "integer",
			"minimum": 0
		},
		"timing": { "$ref": "#/$defs/eventTiming" }
	}
};
function validate650(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate650.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.seq === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "seq" });
			errors++;
		}
		if (data.direction === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "direction" });
			errors++;
		}
		if (data.server === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "server" });
			errors++;
		}
		if (data.type === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "type" });
			errors++;
		}
		if (data.method === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "method" });
			errors++;
		}
		if (data.id === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "id" });
			errors++;
		}
		if (data.result === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "result" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema208.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("rpc" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "rpc" });
				errors++;
			}
		}
		if (data.seq !== void 0) {
			let data2 = data.seq;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/seq", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/seq", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.direction !== void 0) {
			if (!validate646(data.direction, { instancePath: instancePath + "/direction" })) {
				vErrors = join(vErrors, validate646.errors);
				errors = vErrors.length;
			}
		}
		if (data.server !== void 0) {
			if (typeof data.server !== "string") {
				vErrors = add(vErrors, instancePath + "/server", "type", { type: "string" });
				errors++;
			}
		}
		if (data.type !== void 0) {
			if ("response" !== data.type) {
				vErrors = add(vErrors, instancePath + "/type", "const", { allowedValue: "response" });
				errors++;
			}
		}
		if (data.method !== void 0) {
			let data6 = data.method;
			if (typeof data6 === "string") {
				if (func2(data6) < 1) {
					vErrors = add(vErrors, instancePath + "/method", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/method", "type", { type: "string" });
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data7 = data.id;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				vErrors = add(vErrors, instancePath + "/id", "type", { type: "integer" });
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 0 || isNaN(data7)) {
					vErrors = add(vErrors, instancePath + "/id", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.index !== void 0) {
			let data8 = data.index;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				vErrors = add(vErrors, instancePath + "/index", "type", { type: "integer" });
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 < 0 || isNaN(data8)) {
					vErrors = add(vErrors, instancePath + "/index", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.timing !== void 0) {
			if (!validate604(data.timing, { instancePath: instancePath + "/timing" })) {
				vErrors = join(vErrors, validate604.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate650.errors = vErrors;
	return errors === 0;
}
validate650.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema209 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"seq",
		"direction",
		"server",
		"type",
		"method",
		"id",
		"error"
	],
	"properties": {
		"$schema": { "type": "string" },
		"kind": { "const": "rpc" },
		"seq": {
			"type": "integer",
			"minimum": 0
		},
		"direction": { "$ref": "#/$defs/direction" },
		"server": { "type": "string" },
		"type": { "const": "response" },
		"method": {
			"type": "string",
			"minLength": 1
		},
		"id": {
			"type": "integer",
			"minimum": 0
		},
		"error": { "$ref": "#/$defs/responseError" },
		"index": {
			"type": "integer",
			"minimum": 0
		},
		"timing": { "$ref": "#/$defs/eventTiming" }
	}
};
function validate656(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate656.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.code === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "code" });
			errors++;
		}
		if (data.message === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "message" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "code" || key0 === "message" || key0 === "data")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.code !== void 0) {
			let data0 = data.code;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = add(vErrors, instancePath + "/code", "type", { type: "integer" });
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = add(vErrors, instancePath + "/message", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate656.errors = vErrors;
	return errors === 0;
}
validate656.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate654(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate654.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.seq === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "seq" });
			errors++;
		}
		if (data.direction === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "direction" });
			errors++;
		}
		if (data.server === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "server" });
			errors++;
		}
		if (data.type === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "type" });
			errors++;
		}
		if (data.method === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "method" });
			errors++;
		}
		if (data.id === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "id" });
			errors++;
		}
		if (data.error === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "error" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema209.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("rpc" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "rpc" });
				errors++;
			}
		}
		if (data.seq !== void 0) {
			let data2 = data.seq;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/seq", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/seq", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.direction !== void 0) {
			if (!validate646(data.direction, { instancePath: instancePath + "/direction" })) {
				vErrors = join(vErrors, validate646.errors);
				errors = vErrors.length;
			}
		}
		if (data.server !== void 0) {
			if (typeof data.server !== "string") {
				vErrors = add(vErrors, instancePath + "/server", "type", { type: "string" });
				errors++;
			}
		}
		if (data.type !== void 0) {
			if ("response" !== data.type) {
				vErrors = add(vErrors, instancePath + "/type", "const", { allowedValue: "response" });
				errors++;
			}
		}
		if (data.method !== void 0) {
			let data6 = data.method;
			if (typeof data6 === "string") {
				if (func2(data6) < 1) {
					vErrors = add(vErrors, instancePath + "/method", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/method", "type", { type: "string" });
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data7 = data.id;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				vErrors = add(vErrors, instancePath + "/id", "type", { type: "integer" });
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 0 || isNaN(data7)) {
					vErrors = add(vErrors, instancePath + "/id", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.error !== void 0) {
			if (!validate656(data.error, { instancePath: instancePath + "/error" })) {
				vErrors = join(vErrors, validate656.errors);
				errors = vErrors.length;
			}
		}
		if (data.index !== void 0) {
			let data9 = data.index;
			if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
				vErrors = add(vErrors, instancePath + "/index", "type", { type: "integer" });
				errors++;
			}
			if (typeof data9 == "number" && isFinite(data9)) {
				if (data9 < 0 || isNaN(data9)) {
					vErrors = add(vErrors, instancePath + "/index", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.timing !== void 0) {
			if (!validate604(data.timing, { instancePath: instancePath + "/timing" })) {
				vErrors = join(vErrors, validate604.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate654.errors = vErrors;
	return errors === 0;
}
validate654.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema211 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"seq",
		"direction",
		"server",
		"type",
		"method"
	],
	"properties": {
		"$schema": { "type": "string" },
		"kind": { "const": "rpc" },
		"seq": {
			"type": "integer",
			"minimum": 0
		},
		"direction": { "$ref": "#/$defs/direction" },
		"server": { "type": "string" },
		"type": { "const": "notification" },
		"method": {
			"type": "string",
			"minLength": 1
		},
		"params": {},
		"index": {
			"type": "integer",
			"minimum": 0
		},
		"timing": { "$ref": "#/$defs/eventTiming" }
	}
};
function validate660(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate660.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.seq === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "seq" });
			errors++;
		}
		if (data.direction === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "direction" });
			errors++;
		}
		if (data.server === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "server" });
			errors++;
		}
		if (data.type === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "type" });
			errors++;
		}
		if (data.method === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "method" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema211.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("rpc" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "rpc" });
				errors++;
			}
		}
		if (data.seq !== void 0) {
			let data2 = data.seq;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/seq", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/seq", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.direction !== void 0) {
			if (!validate646(data.direction, { instancePath: instancePath + "/direction" })) {
				vErrors = join(vErrors, validate646.errors);
				errors = vErrors.length;
			}
		}
		if (data.server !== void 0) {
			if (typeof data.server !== "string") {
				vErrors = add(vErrors, instancePath + "/server", "type", { type: "string" });
				errors++;
			}
		}
		if (data.type !== void 0) {
			if ("notification" !== data.type) {
				vErrors = add(vErrors, instancePath + "/type", "const", { allowedValue: "notification" });
				errors++;
			}
		}
		if (data.method !== void 0) {
			let data6 = data.method;
			if (typeof data6 === "string") {
				if (func2(data6) < 1) {
					vErrors = add(vErrors, instancePath + "/method", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/method", "type", { type: "string" });
				errors++;
			}
		}
		if (data.index !== void 0) {
			let data7 = data.index;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				vErrors = add(vErrors, instancePath + "/index", "type", { type: "integer" });
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 0 || isNaN(data7)) {
					vErrors = add(vErrors, instancePath + "/index", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.timing !== void 0) {
			if (!validate604(data.timing, { instancePath: instancePath + "/timing" })) {
				vErrors = join(vErrors, validate604.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate660.errors = vErrors;
	return errors === 0;
}
validate660.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate664(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate664.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.seq === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "seq" });
			errors++;
		}
		if (data.index === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "index" });
			errors++;
		}
		if (data.bundle === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "bundle" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "kind" || key0 === "seq" || key0 === "index" || key0 === "bundle" || key0 === "timing")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("bundle" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "bundle" });
				errors++;
			}
		}
		if (data.seq !== void 0) {
			let data2 = data.seq;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/seq", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/seq", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.index !== void 0) {
			let data3 = data.index;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				vErrors = add(vErrors, instancePath + "/index", "type", { type: "integer" });
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = add(vErrors, instancePath + "/index", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.bundle !== void 0) {
			if (!validate638(data.bundle, { instancePath: instancePath + "/bundle" })) {
				vErrors = join(vErrors, validate638.errors);
				errors = vErrors.length;
			}
		}
		if (data.timing !== void 0) {
			if (!validate604(data.timing, { instancePath: instancePath + "/timing" })) {
				vErrors = join(vErrors, validate604.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate664.errors = vErrors;
	return errors === 0;
}
validate664.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate668(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate668.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.seq === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "seq" });
			errors++;
		}
		if (data.events === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "events" });
			errors++;
		}
		if (data.digest === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "digest" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "kind" || key0 === "seq" || key0 === "events" || key0 === "digest" || key0 === "timing")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("end" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "end" });
				errors++;
			}
		}
		if (data.seq !== void 0) {
			let data2 = data.seq;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/seq", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/seq", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.events !== void 0) {
			let data3 = data.events;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				vErrors = add(vErrors, instancePath + "/events", "type", { type: "integer" });
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 1 || isNaN(data3)) {
					vErrors = add(vErrors, instancePath + "/events", "minimum", {
						comparison: ">=",
						limit: 1
					});
					errors++;
				}
			}
		}
		if (data.digest !== void 0) {
			if (!validate595(data.digest, { instancePath: instancePath + "/digest" })) {
				vErrors = join(vErrors, validate595.errors);
				errors = vErrors.length;
			}
		}
		if (data.timing !== void 0) {
			if (!validate604(data.timing, { instancePath: instancePath + "/timing" })) {
				vErrors = join(vErrors, validate604.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate668.errors = vErrors;
	return errors === 0;
}
validate668.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate584(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate584.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let matches0 = 0;
	const branches0 = [];
	let valid0 = false;
	const before0 = errors;
	const _errs1 = errors;
	if (!validate585(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate585.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	branches0.push(errors - before0);
	if (_valid0) {
		matches0++;
		var props0 = true;
	}
	valid0 = matches0 === 1;
	const before1 = errors;
	const _errs2 = errors;
	if (!validate618(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate618.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	branches0.push(errors - before1);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	const before2 = errors;
	const _errs3 = errors;
	if (!validate625(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate625.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs3 === errors;
	branches0.push(errors - before2);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	const before3 = errors;
	const _errs4 = errors;
	if (!validate645(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate645.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs4 === errors;
	branches0.push(errors - before3);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	const before4 = errors;
	const _errs5 = errors;
	if (!validate650(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate650.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs5 === errors;
	branches0.push(errors - before4);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	const before5 = errors;
	const _errs6 = errors;
	if (!validate654(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate654.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs6 === errors;
	branches0.push(errors - before5);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	const before6 = errors;
	const _errs7 = errors;
	if (!validate660(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate660.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs7 === errors;
	branches0.push(errors - before6);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	const before7 = errors;
	const _errs8 = errors;
	if (!validate664(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate664.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs8 === errors;
	branches0.push(errors - before7);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	const before8 = errors;
	const _errs9 = errors;
	if (!validate668(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate668.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs9 === errors;
	branches0.push(errors - before8);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	if (!valid0) {
		vErrors = add(vErrors, instancePath, "oneOf", { branches: branches0 });
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate584.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate584.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
const v14 = validate672;
function validate672(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate672.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.seq === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "seq" });
			errors++;
		}
		if (data.version === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "version" });
			errors++;
		}
		if (data.tool === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "tool" });
			errors++;
		}
		if (data.servers === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "servers" });
			errors++;
		}
		if (data.configDigest === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "configDigest" });
			errors++;
		}
		if (data.positionEncoding === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "positionEncoding" });
			errors++;
		}
		if (data.python === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "python" });
			errors++;
		}
		if (data.platform === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "platform" });
			errors++;
		}
		if (data.roots === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "roots" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema185.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("session" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "session" });
				errors++;
			}
		}
		if (data.seq !== void 0) {
			let data2 = data.seq;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/seq", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/seq", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.version !== void 0) {
			if ("1.0" !== data.version) {
				vErrors = add(vErrors, instancePath + "/version", "const", { allowedValue: "1.0" });
				errors++;
			}
		}
		if (data.tool !== void 0) {
			if (!validate586(data.tool, { instancePath: instancePath + "/tool" })) {
				vErrors = join(vErrors, validate586.errors);
				errors = vErrors.length;
			}
		}
		if (data.servers !== void 0) {
			let data5 = data.servers;
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate588(data5[i0], { instancePath: instancePath + "/servers/" + i0 })) {
					vErrors = join(vErrors, validate588.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/servers", "type", { type: "array" });
				errors++;
			}
		}
		if (data.configDigest !== void 0) {
			let data7 = data.configDigest;
			const _errs13 = errors;
			const branches0 = [];
			let valid3 = false;
			const before0 = errors;
			const _errs14 = errors;
			if (!validate595(data7, { instancePath: instancePath + "/configDigest" })) {
				vErrors = join(vErrors, validate595.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs14 === errors;
			branches0.push(errors - before0);
			valid3 = valid3 || _valid0;
			const before1 = errors;
			const _errs15 = errors;
			if (data7 !== null) {
				vErrors = add(vErrors, instancePath + "/configDigest", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs15 === errors;
			branches0.push(errors - before1);
			valid3 = valid3 || _valid0;
			if (!valid3) {
				vErrors = add(vErrors, instancePath + "/configDigest", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs13;
				if (vErrors !== null) {
					if (_errs13) vErrors.length = _errs13;
					else vErrors = null;
				}
			}
		}
		if (data.positionEncoding !== void 0) {
			if (!validate589(data.positionEncoding, { instancePath: instancePath + "/positionEncoding" })) {
				vErrors = join(vErrors, validate589.errors);
				errors = vErrors.length;
			}
		}
		if (data.python !== void 0) {
			let data9 = data.python;
			const _errs19 = errors;
			const branches1 = [];
			let valid4 = false;
			const before2 = errors;
			const _errs20 = errors;
			if (!validate592(data9, { instancePath: instancePath + "/python" })) {
				vErrors = join(vErrors, validate592.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs20 === errors;
			branches1.push(errors - before2);
			valid4 = valid4 || _valid1;
			const before3 = errors;
			const _errs21 = errors;
			if (data9 !== null) {
				vErrors = add(vErrors, instancePath + "/python", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs21 === errors;
			branches1.push(errors - before3);
			valid4 = valid4 || _valid1;
			if (!valid4) {
				vErrors = add(vErrors, instancePath + "/python", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs19;
				if (vErrors !== null) {
					if (_errs19) vErrors.length = _errs19;
					else vErrors = null;
				}
			}
		}
		if (data.platform !== void 0) {
			if (typeof data.platform !== "string") {
				vErrors = add(vErrors, instancePath + "/platform", "type", { type: "string" });
				errors++;
			}
		}
		if (data.roots !== void 0) {
			let data11 = data.roots;
			if (Array.isArray(data11)) {
				const len1 = data11.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data12 = data11[i1];
					if (typeof data12 === "string") {
						if (func2(data12) < 1) {
							vErrors = add(vErrors, instancePath + "/roots/" + i1, "minLength", { limit: 1 });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/roots/" + i1, "type", { type: "string" });
						errors++;
					}
				}
				let i2 = data11.length;
				let j0;
				if (i2 > 1) {
					const indices0 = {};
					for (; i2--;) {
						let item0 = data11[i2];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							vErrors = add(vErrors, instancePath + "/roots", "uniqueItems", {
								i: i2,
								j: j0
							});
							errors++;
							break;
						}
						indices0[item0] = i2;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/roots", "type", { type: "array" });
				errors++;
			}
		}
		if (data.timing !== void 0) {
			if (!validate604(data.timing, { instancePath: instancePath + "/timing" })) {
				vErrors = join(vErrors, validate604.errors);
				errors = vErrors.length;
			}
		}
		if (data.folder !== void 0) {
			let data14 = data.folder;
			if (typeof data14 === "string") {
				if (func2(data14) < 1) {
					vErrors = add(vErrors, instancePath + "/folder", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/folder", "type", { type: "string" });
				errors++;
			}
		}
		if (data.settings !== void 0) {
			if (!validate606(data.settings, { instancePath: instancePath + "/settings" })) {
				vErrors = join(vErrors, validate606.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate672.errors = vErrors;
	return errors === 0;
}
validate672.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v15 = validate680;
function validate680(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate680.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.seq === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "seq" });
			errors++;
		}
		if (data.tree === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "tree" });
			errors++;
		}
		if (data.documents === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "documents" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema199.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("snapshot" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "snapshot" });
				errors++;
			}
		}
		if (data.seq !== void 0) {
			let data2 = data.seq;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/seq", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/seq", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.tree !== void 0) {
			let data3 = data.tree;
			const _errs8 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs9 = errors;
			if (typeof data3 === "string") {
				if (!pattern20.test(data3)) {
					vErrors = add(vErrors, instancePath + "/tree", "pattern", { pattern: "^git-tree:[0-9a-f]{40,64}$" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/tree", "type", { type: "string" });
				errors++;
			}
			var _valid0 = _errs9 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs11 = errors;
			if (data3 !== null) {
				vErrors = add(vErrors, instancePath + "/tree", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs11 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/tree", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs8;
				if (vErrors !== null) {
					if (_errs8) vErrors.length = _errs8;
					else vErrors = null;
				}
			}
		}
		if (data.documents !== void 0) {
			let data4 = data.documents;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) for (const key1 in data4) {
				let data5 = data4[key1];
				const _errs17 = errors;
				const branches1 = [];
				let valid3 = false;
				const before2 = errors;
				const _errs18 = errors;
				if (!validate619(data5, { instancePath: instancePath + "/documents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
					vErrors = join(vErrors, validate619.errors);
					errors = vErrors.length;
				}
				var _valid1 = _errs18 === errors;
				branches1.push(errors - before2);
				valid3 = valid3 || _valid1;
				const before3 = errors;
				const _errs19 = errors;
				if (data5 !== null) {
					vErrors = add(vErrors, instancePath + "/documents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "null" });
					errors++;
				}
				var _valid1 = _errs19 === errors;
				branches1.push(errors - before3);
				valid3 = valid3 || _valid1;
				if (!valid3) {
					vErrors = add(vErrors, instancePath + "/documents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "anyOf", { branches: branches1 });
					errors++;
				} else {
					errors = _errs17;
					if (vErrors !== null) {
						if (_errs17) vErrors.length = _errs17;
						else vErrors = null;
					}
				}
			}
			else {
				vErrors = add(vErrors, instancePath + "/documents", "type", { type: "object" });
				errors++;
			}
		}
		if (data.timing !== void 0) {
			if (!validate604(data.timing, { instancePath: instancePath + "/timing" })) {
				vErrors = join(vErrors, validate604.errors);
				errors = vErrors.length;
			}
		}
		if (data.others !== void 0) {
			let data7 = data.others;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data8 = data7[i0];
					if (typeof data8 === "string") {
						if (func2(data8) < 1) {
							vErrors = add(vErrors, instancePath + "/others/" + i0, "minLength", { limit: 1 });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/others/" + i0, "type", { type: "string" });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/others", "type", { type: "array" });
				errors++;
			}
		}
		if (data.links !== void 0) {
			let data9 = data.links;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) for (const key2 in data9) {
				let data10 = data9[key2];
				if (typeof data10 === "string") {
					if (func2(data10) < 1) {
						vErrors = add(vErrors, instancePath + "/links/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "minLength", { limit: 1 });
						errors++;
					}
				} else {
					vErrors = add(vErrors, instancePath + "/links/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" });
					errors++;
				}
			}
			else {
				vErrors = add(vErrors, instancePath + "/links", "type", { type: "object" });
				errors++;
			}
		}
		if (data.plans !== void 0) {
			let data11 = data.plans;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) for (const key3 in data11) {
				let data12 = data11[key3];
				if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {} else {
					vErrors = add(vErrors, instancePath + "/plans/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "object" });
					errors++;
				}
			}
			else {
				vErrors = add(vErrors, instancePath + "/plans", "type", { type: "object" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate680.errors = vErrors;
	return errors === 0;
}
validate680.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v16 = validate683;
function validate683(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate683.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.seq === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "seq" });
			errors++;
		}
		if (data.index === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "index" });
			errors++;
		}
		if (data.request === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "request" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema202.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("request" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "request" });
				errors++;
			}
		}
		if (data.seq !== void 0) {
			let data2 = data.seq;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/seq", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/seq", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.index !== void 0) {
			let data3 = data.index;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				vErrors = add(vErrors, instancePath + "/index", "type", { type: "integer" });
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = add(vErrors, instancePath + "/index", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.request !== void 0) {
			if (!validate626(data.request, { instancePath: instancePath + "/request" })) {
				vErrors = join(vErrors, validate626.errors);
				errors = vErrors.length;
			}
		}
		if (data.original !== void 0) {
			if (typeof data.original !== "string") {
				vErrors = add(vErrors, instancePath + "/original", "type", { type: "string" });
				errors++;
			}
		}
		if (data.previous !== void 0) {
			let data6 = data.previous;
			const _errs13 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs14 = errors;
			if (!validate638(data6, { instancePath: instancePath + "/previous" })) {
				vErrors = join(vErrors, validate638.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs14 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs15 = errors;
			if (data6 !== null) {
				vErrors = add(vErrors, instancePath + "/previous", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs15 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/previous", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs13;
				if (vErrors !== null) {
					if (_errs13) vErrors.length = _errs13;
					else vErrors = null;
				}
			}
		}
		if (data.timing !== void 0) {
			if (!validate604(data.timing, { instancePath: instancePath + "/timing" })) {
				vErrors = join(vErrors, validate604.errors);
				errors = vErrors.length;
			}
		}
		if (data.call !== void 0) {
			if (!validate642(data.call, { instancePath: instancePath + "/call" })) {
				vErrors = join(vErrors, validate642.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate683.errors = vErrors;
	return errors === 0;
}
validate683.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v17 = validate688;
function validate688(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate688.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.seq === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "seq" });
			errors++;
		}
		if (data.direction === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "direction" });
			errors++;
		}
		if (data.server === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "server" });
			errors++;
		}
		if (data.type === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "type" });
			errors++;
		}
		if (data.method === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "method" });
			errors++;
		}
		if (data.id === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "id" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema206.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("rpc" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "rpc" });
				errors++;
			}
		}
		if (data.seq !== void 0) {
			let data2 = data.seq;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/seq", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/seq", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.direction !== void 0) {
			if (!validate646(data.direction, { instancePath: instancePath + "/direction" })) {
				vErrors = join(vErrors, validate646.errors);
				errors = vErrors.length;
			}
		}
		if (data.server !== void 0) {
			if (typeof data.server !== "string") {
				vErrors = add(vErrors, instancePath + "/server", "type", { type: "string" });
				errors++;
			}
		}
		if (data.type !== void 0) {
			if ("request" !== data.type) {
				vErrors = add(vErrors, instancePath + "/type", "const", { allowedValue: "request" });
				errors++;
			}
		}
		if (data.method !== void 0) {
			let data6 = data.method;
			if (typeof data6 === "string") {
				if (func2(data6) < 1) {
					vErrors = add(vErrors, instancePath + "/method", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/method", "type", { type: "string" });
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data7 = data.id;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				vErrors = add(vErrors, instancePath + "/id", "type", { type: "integer" });
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 0 || isNaN(data7)) {
					vErrors = add(vErrors, instancePath + "/id", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.index !== void 0) {
			let data8 = data.index;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				vErrors = add(vErrors, instancePath + "/index", "type", { type: "integer" });
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 < 0 || isNaN(data8)) {
					vErrors = add(vErrors, instancePath + "/index", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.timing !== void 0) {
			if (!validate604(data.timing, { instancePath: instancePath + "/timing" })) {
				vErrors = join(vErrors, validate604.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate688.errors = vErrors;
	return errors === 0;
}
validate688.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v18 = validate691;
function validate691(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate691.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.seq === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "seq" });
			errors++;
		}
		if (data.direction === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "direction" });
			errors++;
		}
		if (data.server === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "server" });
			errors++;
		}
		if (data.type === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "type" });
			errors++;
		}
		if (data.method === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "method" });
			errors++;
		}
		if (data.id === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "id" });
			errors++;
		}
		if (data.result === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "result" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema208.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("rpc" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "rpc" });
				errors++;
			}
		}
		if (data.seq !== void 0) {
			let data2 = data.seq;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/seq", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/seq", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.direction !== void 0) {
			if (!validate646(data.direction, { instancePath: instancePath + "/direction" })) {
				vErrors = join(vErrors, validate646.errors);
				errors = vErrors.length;
			}
		}
		if (data.server !== void 0) {
			if (typeof data.server !== "string") {
				vErrors = add(vErrors, instancePath + "/server", "type", { type: "string" });
				errors++;
			}
		}
		if (data.type !== void 0) {
			if ("response" !== data.type) {
				vErrors = add(vErrors, instancePath + "/type", "const", { allowedValue: "response" });
				errors++;
			}
		}
		if (data.method !== void 0) {
			let data6 = data.method;
			if (typeof data6 === "string") {
				if (func2(data6) < 1) {
					vErrors = add(vErrors, instancePath + "/method", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/method", "type", { type: "string" });
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data7 = data.id;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				vErrors = add(vErrors, instancePath + "/id", "type", { type: "integer" });
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 0 || isNaN(data7)) {
					vErrors = add(vErrors, instancePath + "/id", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.index !== void 0) {
			let data8 = data.index;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				vErrors = add(vErrors, instancePath + "/index", "type", { type: "integer" });
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 < 0 || isNaN(data8)) {
					vErrors = add(vErrors, instancePath + "/index", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.timing !== void 0) {
			if (!validate604(data.timing, { instancePath: instancePath + "/timing" })) {
				vErrors = join(vErrors, validate604.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate691.errors = vErrors;
	return errors === 0;
}
validate691.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v19 = validate694;
function validate694(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate694.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.seq === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "seq" });
			errors++;
		}
		if (data.direction === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "direction" });
			errors++;
		}
		if (data.server === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "server" });
			errors++;
		}
		if (data.type === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "type" });
			errors++;
		}
		if (data.method === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "method" });
			errors++;
		}
		if (data.id === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "id" });
			errors++;
		}
		if (data.error === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "error" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema209.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("rpc" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "rpc" });
				errors++;
			}
		}
		if (data.seq !== void 0) {
			let data2 = data.seq;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/seq", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/seq", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.direction !== void 0) {
			if (!validate646(data.direction, { instancePath: instancePath + "/direction" })) {
				vErrors = join(vErrors, validate646.errors);
				errors = vErrors.length;
			}
		}
		if (data.server !== void 0) {
			if (typeof data.server !== "string") {
				vErrors = add(vErrors, instancePath + "/server", "type", { type: "string" });
				errors++;
			}
		}
		if (data.type !== void 0) {
			if ("response" !== data.type) {
				vErrors = add(vErrors, instancePath + "/type", "const", { allowedValue: "response" });
				errors++;
			}
		}
		if (data.method !== void 0) {
			let data6 = data.method;
			if (typeof data6 === "string") {
				if (func2(data6) < 1) {
					vErrors = add(vErrors, instancePath + "/method", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/method", "type", { type: "string" });
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data7 = data.id;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				vErrors = add(vErrors, instancePath + "/id", "type", { type: "integer" });
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 0 || isNaN(data7)) {
					vErrors = add(vErrors, instancePath + "/id", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.error !== void 0) {
			if (!validate656(data.error, { instancePath: instancePath + "/error" })) {
				vErrors = join(vErrors, validate656.errors);
				errors = vErrors.length;
			}
		}
		if (data.index !== void 0) {
			let data9 = data.index;
			if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
				vErrors = add(vErrors, instancePath + "/index", "type", { type: "integer" });
				errors++;
			}
			if (typeof data9 == "number" && isFinite(data9)) {
				if (data9 < 0 || isNaN(data9)) {
					vErrors = add(vErrors, instancePath + "/index", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.timing !== void 0) {
			if (!validate604(data.timing, { instancePath: instancePath + "/timing" })) {
				vErrors = join(vErrors, validate604.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate694.errors = vErrors;
	return errors === 0;
}
validate694.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v20 = validate698;
function validate698(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate698.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.seq === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "seq" });
			errors++;
		}
		if (data.direction === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "direction" });
			errors++;
		}
		if (data.server === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "server" });
			errors++;
		}
		if (data.type === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "type" });
			errors++;
		}
		if (data.method === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "method" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema211.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("rpc" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "rpc" });
				errors++;
			}
		}
		if (data.seq !== void 0) {
			let data2 = data.seq;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/seq", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/seq", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.direction !== void 0) {
			if (!validate646(data.direction, { instancePath: instancePath + "/direction" })) {
				vErrors = join(vErrors, validate646.errors);
				errors = vErrors.length;
			}
		}
		if (data.server !== void 0) {
			if (typeof data.server !== "string") {
				vErrors = add(vErrors, instancePath + "/server", "type", { type: "string" });
				errors++;
			}
		}
		if (data.type !== void 0) {
			if ("notification" !== data.type) {
				vErrors = add(vErrors, instancePath + "/type", "const", { allowedValue: "notification" });
				errors++;
			}
		}
		if (data.method !== void 0) {
			let data6 = data.method;
			if (typeof data6 === "string") {
				if (func2(data6) < 1) {
					vErrors = add(vErrors, instancePath + "/method", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/method", "type", { type: "string" });
				errors++;
			}
		}
		if (data.index !== void 0) {
			let data7 = data.index;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				vErrors = add(vErrors, instancePath + "/index", "type", { type: "integer" });
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 0 || isNaN(data7)) {
					vErrors = add(vErrors, instancePath + "/index", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.timing !== void 0) {
			if (!validate604(data.timing, { instancePath: instancePath + "/timing" })) {
				vErrors = join(vErrors, validate604.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate698.errors = vErrors;
	return errors === 0;
}
validate698.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v21 = validate701;
function validate701(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate701.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.seq === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "seq" });
			errors++;
		}
		if (data.index === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "index" });
			errors++;
		}
		if (data.bundle === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "bundle" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "kind" || key0 === "seq" || key0 === "index" || key0 === "bundle" || key0 === "timing")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("bundle" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "bundle" });
				errors++;
			}
		}
		if (data.seq !== void 0) {
			let data2 = data.seq;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/seq", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/seq", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.index !== void 0) {
			let data3 = data.index;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				vErrors = add(vErrors, instancePath + "/index", "type", { type: "integer" });
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = add(vErrors, instancePath + "/index", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.bundle !== void 0) {
			if (!validate638(data.bundle, { instancePath: instancePath + "/bundle" })) {
				vErrors = join(vErrors, validate638.errors);
				errors = vErrors.length;
			}
		}
		if (data.timing !== void 0) {
			if (!validate604(data.timing, { instancePath: instancePath + "/timing" })) {
				vErrors = join(vErrors, validate604.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate701.errors = vErrors;
	return errors === 0;
}
validate701.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v22 = validate704;
function validate704(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate704.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.seq === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "seq" });
			errors++;
		}
		if (data.events === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "events" });
			errors++;
		}
		if (data.digest === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "digest" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "kind" || key0 === "seq" || key0 === "events" || key0 === "digest" || key0 === "timing")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if ("end" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "end" });
				errors++;
			}
		}
		if (data.seq !== void 0) {
			let data2 = data.seq;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/seq", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/seq", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.events !== void 0) {
			let data3 = data.events;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				vErrors = add(vErrors, instancePath + "/events", "type", { type: "integer" });
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 1 || isNaN(data3)) {
					vErrors = add(vErrors, instancePath + "/events", "minimum", {
						comparison: ">=",
						limit: 1
					});
					errors++;
				}
			}
		}
		if (data.digest !== void 0) {
			if (!validate595(data.digest, { instancePath: instancePath + "/digest" })) {
				vErrors = join(vErrors, validate595.errors);
				errors = vErrors.length;
			}
		}
		if (data.timing !== void 0) {
			if (!validate604(data.timing, { instancePath: instancePath + "/timing" })) {
				vErrors = join(vErrors, validate604.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate704.errors = vErrors;
	return errors === 0;
}
validate704.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v23 = validate707;
const schema223 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "urn:lanser:schema:training-record:1.0",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"version",
		"step",
		"state",
		"action",
		"observation",
		"reward",
		"rewardVersion",
		"components",
		"weights",
		"previousBundleId",
		"done"
	],
	"properties": {
		"$schema": { "type": "string" },
		"version": { "const": "1.0" },
		"step": {
			"type": "integer",
			"minimum": 0
		},
		"state": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/contentHash" },
		"action": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/request" },
		"observation": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/contentHash" },
		"reward": { "type": "number" },
		"rewardVersion": { "enum": ["rl-csf-v1", "pr-v1"] },
		"components": { "anyOf": [
			{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/rlCsfComponents" },
			{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/prComponents" },
			{ "type": "null" }
		] },
		"weights": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/rewardWeights" }, { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/prWeights" }] },
		"previousBundleId": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/contentHash" }, { "type": "null" }] },
		"done": { "type": "boolean" }
	}
};
function validate708(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate708.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern3.test(data)) {
			vErrors = add(vErrors, instancePath, "pattern", { pattern: "^sha256:[0-9a-f]{64}$" });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate708.errors = vErrors;
	return errors === 0;
}
validate708.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate710(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate710.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.cmd === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "cmd" });
			errors++;
		}
		if (data.options === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "options" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "cmd" || key0 === "selector" || key0 === "options")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.cmd !== void 0) {
			let data0 = data.cmd;
			const _errs3 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs4 = errors;
			if (!validate59(data0, { instancePath: instancePath + "/cmd" })) {
				vErrors = join(vErrors, validate59.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs4 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs5 = errors;
			if (data0 !== null) {
				vErrors = add(vErrors, instancePath + "/cmd", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs5 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/cmd", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
		if (data.selector !== void 0) {
			let data1 = data.selector;
			const _errs8 = errors;
			const branches1 = [];
			let valid2 = false;
			const before2 = errors;
			const _errs9 = errors;
			if (!validate61(data1, { instancePath: instancePath + "/selector" })) {
				vErrors = join(vErrors, validate61.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs9 === errors;
			branches1.push(errors - before2);
			valid2 = valid2 || _valid1;
			const before3 = errors;
			const _errs10 = errors;
			if (data1 !== null) {
				vErrors = add(vErrors, instancePath + "/selector", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs10 === errors;
			branches1.push(errors - before3);
			valid2 = valid2 || _valid1;
			if (!valid2) {
				vErrors = add(vErrors, instancePath + "/selector", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs8;
				if (vErrors !== null) {
					if (_errs8) vErrors.length = _errs8;
					else vErrors = null;
				}
			}
		}
		if (data.options !== void 0) {
			let data2 = data.options;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				for (const key1 in data2) if (!func1.call(schema23.properties.options.properties, key1)) {
					vErrors = add(vErrors, instancePath + "/options", "additionalProperties", { additionalProperty: key1 });
					errors++;
				}
				if (data2.workspace !== void 0) {
					if (true !== data2.workspace) {
						vErrors = add(vErrors, instancePath + "/options/workspace", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.files !== void 0) {
					let data4 = data2.files;
					if (Array.isArray(data4)) {
						const len0 = data4.length;
						for (let i0 = 0; i0 < len0; i0++) if (typeof data4[i0] !== "string") {
							vErrors = add(vErrors, instancePath + "/options/files/" + i0, "type", { type: "string" });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/files", "type", { type: "array" });
						errors++;
					}
				}
				if (data2.base !== void 0) {
					if (typeof data2.base !== "string") {
						vErrors = add(vErrors, instancePath + "/options/base", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.head !== void 0) {
					if (typeof data2.head !== "string") {
						vErrors = add(vErrors, instancePath + "/options/head", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.workingDirectories !== void 0) {
					let data8 = data2.workingDirectories;
					if (Array.isArray(data8)) {
						const len1 = data8.length;
						for (let i1 = 0; i1 < len1; i1++) if (typeof data8[i1] !== "string") {
							vErrors = add(vErrors, instancePath + "/options/workingDirectories/" + i1, "type", { type: "string" });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/workingDirectories", "type", { type: "array" });
						errors++;
					}
				}
				if (data2.tool !== void 0) {
					if (!validate120(data2.tool, { instancePath: instancePath + "/options/tool" })) {
						vErrors = join(vErrors, validate120.errors);
						errors = vErrors.length;
					}
				}
				if (data2.indexIo !== void 0) {
					if (!validate122(data2.indexIo, { instancePath: instancePath + "/options/indexIo" })) {
						vErrors = join(vErrors, validate122.errors);
						errors = vErrors.length;
					}
				}
				if (data2.as !== void 0) {
					if (!validate124(data2.as, { instancePath: instancePath + "/options/as" })) {
						vErrors = join(vErrors, validate124.errors);
						errors = vErrors.length;
					}
				}
				if (data2.topK !== void 0) {
					let data13 = data2.topK;
					if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
						vErrors = add(vErrors, instancePath + "/options/topK", "type", { type: "integer" });
						errors++;
					}
					if (typeof data13 == "number" && isFinite(data13)) {
						if (data13 < 1 || isNaN(data13)) {
							vErrors = add(vErrors, instancePath + "/options/topK", "minimum", {
								comparison: ">=",
								limit: 1
							});
							errors++;
						}
					}
				}
				if (data2.server !== void 0) {
					if (typeof data2.server !== "string") {
						vErrors = add(vErrors, instancePath + "/options/server", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.includeDeclaration !== void 0) {
					if (false !== data2.includeDeclaration) {
						vErrors = add(vErrors, instancePath + "/options/includeDeclaration", "const", { allowedValue: false });
						errors++;
					}
				}
				if (data2.limit !== void 0) {
					let data16 = data2.limit;
					if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
						vErrors = add(vErrors, instancePath + "/options/limit", "type", { type: "integer" });
						errors++;
					}
					if (typeof data16 == "number" && isFinite(data16)) {
						if (data16 > 1e5 || isNaN(data16)) {
							vErrors = add(vErrors, instancePath + "/options/limit", "maximum", {
								comparison: "<=",
								limit: 1e5
							});
							errors++;
						}
						if (data16 < 1 || isNaN(data16)) {
							vErrors = add(vErrors, instancePath + "/options/limit", "minimum", {
								comparison: ">=",
								limit: 1
							});
							errors++;
						}
					}
				}
				if (data2.cursor !== void 0) {
					if (typeof data2.cursor !== "string") {
						vErrors = add(vErrors, instancePath + "/options/cursor", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.file !== void 0) {
					if (typeof data2.file !== "string") {
						vErrors = add(vErrors, instancePath + "/options/file", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.query !== void 0) {
					if (typeof data2.query !== "string") {
						vErrors = add(vErrors, instancePath + "/options/query", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.method !== void 0) {
					if (typeof data2.method !== "string") {
						vErrors = add(vErrors, instancePath + "/options/method", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.newName !== void 0) {
					let data21 = data2.newName;
					if (typeof data21 === "string") {
						if (func2(data21) < 1) {
							vErrors = add(vErrors, instancePath + "/options/newName", "minLength", { limit: 1 });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/newName", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.oldUri !== void 0) {
					if (!validate126(data2.oldUri, { instancePath: instancePath + "/options/oldUri" })) {
						vErrors = join(vErrors, validate126.errors);
						errors = vErrors.length;
					}
				}
				if (data2.newUri !== void 0) {
					if (!validate126(data2.newUri, { instancePath: instancePath + "/options/newUri" })) {
						vErrors = join(vErrors, validate126.errors);
						errors = vErrors.length;
					}
				}
				if (data2.apply !== void 0) {
					if (true !== data2.apply) {
						vErrors = add(vErrors, instancePath + "/options/apply", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.allowDirty !== void 0) {
					if (true !== data2.allowDirty) {
						vErrors = add(vErrors, instancePath + "/options/allowDirty", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.allowPath !== void 0) {
					let data26 = data2.allowPath;
					if (Array.isArray(data26)) {
						const len2 = data26.length;
						for (let i2 = 0; i2 < len2; i2++) {
							let data27 = data26[i2];
							if (typeof data27 === "string") {
								if (func2(data27) < 1) {
									vErrors = add(vErrors, instancePath + "/options/allowPath/" + i2, "minLength", { limit: 1 });
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/options/allowPath/" + i2, "type", { type: "string" });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/allowPath", "type", { type: "array" });
						errors++;
					}
				}
				if (data2.denyPath !== void 0) {
					let data28 = data2.denyPath;
					if (Array.isArray(data28)) {
						const len3 = data28.length;
						for (let i3 = 0; i3 < len3; i3++) {
							let data29 = data28[i3];
							if (typeof data29 === "string") {
								if (func2(data29) < 1) {
									vErrors = add(vErrors, instancePath + "/options/denyPath/" + i3, "minLength", { limit: 1 });
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/options/denyPath/" + i3, "type", { type: "string" });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/denyPath", "type", { type: "array" });
						errors++;
					}
				}
				if (data2.denyApplyOnAmbiguous !== void 0) {
					if (false !== data2.denyApplyOnAmbiguous) {
						vErrors = add(vErrors, instancePath + "/options/denyApplyOnAmbiguous", "const", { allowedValue: false });
						errors++;
					}
				}
				if (data2.target !== void 0) {
					let data31 = data2.target;
					if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
						vErrors = add(vErrors, instancePath + "/options/target", "type", { type: "integer" });
						errors++;
					}
					if (typeof data31 == "number" && isFinite(data31)) {
						if (data31 < 1 || isNaN(data31)) {
							vErrors = add(vErrors, instancePath + "/options/target", "minimum", {
								comparison: ">=",
								limit: 1
							});
							errors++;
						}
					}
				}
				if (data2.confirm !== void 0) {
					if (true !== data2.confirm) {
						vErrors = add(vErrors, instancePath + "/options/confirm", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.threeWay !== void 0) {
					if (true !== data2.threeWay) {
						vErrors = add(vErrors, instancePath + "/options/threeWay", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.overrides !== void 0) {
					if (true !== data2.overrides) {
						vErrors = add(vErrors, instancePath + "/options/overrides", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.kind !== void 0) {
					let data35 = data2.kind;
					if (typeof data35 === "string") {
						if (func2(data35) < 1) {
							vErrors = add(vErrors, instancePath + "/options/kind", "minLength", { limit: 1 });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/kind", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.pick !== void 0) {
					let data36 = data2.pick;
					if (typeof data36 !== "string" && !(typeof data36 == "number" && !(data36 % 1) && !isNaN(data36) && isFinite(data36))) {
						vErrors = add(vErrors, instancePath + "/options/pick", "type", { type: schema23.properties.options.properties.pick.type });
						errors++;
					}
					if (typeof data36 == "number" && isFinite(data36)) {
						if (data36 < 0 || isNaN(data36)) {
							vErrors = add(vErrors, instancePath + "/options/pick", "minimum", {
								comparison: ">=",
								limit: 0
							});
							errors++;
						}
					}
					if (typeof data36 === "string") {
						if (func2(data36) < 1) {
							vErrors = add(vErrors, instancePath + "/options/pick", "minLength", { limit: 1 });
							errors++;
						}
					}
				}
				if (data2.planId !== void 0) {
					if (!validate56(data2.planId, { instancePath: instancePath + "/options/planId" })) {
						vErrors = join(vErrors, validate56.errors);
						errors = vErrors.length;
					}
				}
				if (data2.bundle !== void 0) {
					if (!validate56(data2.bundle, { instancePath: instancePath + "/options/bundle" })) {
						vErrors = join(vErrors, validate56.errors);
						errors = vErrors.length;
					}
				}
				if (data2.prev !== void 0) {
					if (!validate56(data2.prev, { instancePath: instancePath + "/options/prev" })) {
						vErrors = join(vErrors, validate56.errors);
						errors = vErrors.length;
					}
				}
				if (data2.scope !== void 0) {
					let data40 = data2.scope;
					if (Array.isArray(data40)) {
						const len4 = data40.length;
						for (let i4 = 0; i4 < len4; i4++) {
							let data41 = data40[i4];
							if (typeof data41 === "string") {
								if (func2(data41) < 1) {
									vErrors = add(vErrors, instancePath + "/options/scope/" + i4, "minLength", { limit: 1 });
									errors++;
								}
							} else {
								vErrors = add(vErrors, instancePath + "/options/scope/" + i4, "type", { type: "string" });
								errors++;
							}
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/scope", "type", { type: "array" });
						errors++;
					}
				}
				if (data2.evidence !== void 0) {
					if (true !== data2.evidence) {
						vErrors = add(vErrors, instancePath + "/options/evidence", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.countSuppressions !== void 0) {
					if (true !== data2.countSuppressions) {
						vErrors = add(vErrors, instancePath + "/options/countSuppressions", "const", { allowedValue: true });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/options", "type", { type: "object" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate710.errors = vErrors;
	return errors === 0;
}
validate710.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate723(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate723.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.diag_delta === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "diag_delta" });
			errors++;
		}
		if (data.safety_delta === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "safety_delta" });
			errors++;
		}
		if (data.confidence_delta === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "confidence_delta" });
			errors++;
		}
		if (data.tool_error === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "tool_error" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "diag_delta" || key0 === "safety_delta" || key0 === "confidence_delta" || key0 === "tool_error")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.diag_delta !== void 0) {
			let data0 = data.diag_delta;
			if (!(typeof data0 == "number" && isFinite(data0))) {
				vErrors = add(vErrors, instancePath + "/diag_delta", "type", { type: "number" });
				errors++;
			}
		}
		if (data.safety_delta !== void 0) {
			let data1 = data.safety_delta;
			if (!(typeof data1 == "number" && isFinite(data1))) {
				vErrors = add(vErrors, instancePath + "/safety_delta", "type", { type: "number" });
				errors++;
			}
		}
		if (data.confidence_delta !== void 0) {
			let data2 = data.confidence_delta;
			if (!(typeof data2 == "number" && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/confidence_delta", "type", { type: "number" });
				errors++;
			}
		}
		if (data.tool_error !== void 0) {
			let data3 = data.tool_error;
			if (!(data3 === 0 || data3 === 1)) {
				vErrors = add(vErrors, instancePath + "/tool_error", "enum", { allowedValues: schema118.properties.tool_error.enum });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate723.errors = vErrors;
	return errors === 0;
}
validate723.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate725(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate725.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.diag_delta === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "diag_delta" });
			errors++;
		}
		if (data.safety === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "safety" });
			errors++;
		}
		if (data.ambiguity_penalty === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "ambiguity_penalty" });
			errors++;
		}
		if (data.alpha_conf === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "alpha_conf" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "diag_delta" || key0 === "safety" || key0 === "ambiguity_penalty" || key0 === "alpha_conf")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.diag_delta !== void 0) {
			let data0 = data.diag_delta;
			if (!(typeof data0 == "number" && isFinite(data0))) {
				vErrors = add(vErrors, instancePath + "/diag_delta", "type", { type: "number" });
				errors++;
			}
		}
		if (data.safety !== void 0) {
			if (!validate144(data.safety, { instancePath: instancePath + "/safety" })) {
				vErrors = join(vErrors, validate144.errors);
				errors = vErrors.length;
			}
		}
		if (data.ambiguity_penalty !== void 0) {
			if (!validate144(data.ambiguity_penalty, { instancePath: instancePath + "/ambiguity_penalty" })) {
				vErrors = join(vErrors, validate144.errors);
				errors = vErrors.length;
			}
		}
		if (data.alpha_conf !== void 0) {
			if (!validate144(data.alpha_conf, { instancePath: instancePath + "/alpha_conf" })) {
				vErrors = join(vErrors, validate144.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate725.errors = vErrors;
	return errors === 0;
}
validate725.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate730(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate730.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.wD === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "wD" });
			errors++;
		}
		if (data.wS === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "wS" });
			errors++;
		}
		if (data.wA === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "wA" });
			errors++;
		}
		if (data.wE === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "wE" });
			errors++;
		}
		if (data.gamma === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "gamma" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "wD" || key0 === "wS" || key0 === "wA" || key0 === "wE" || key0 === "gamma")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.wD !== void 0) {
			let data0 = data.wD;
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = add(vErrors, instancePath + "/wD", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/wD", "type", { type: "number" });
				errors++;
			}
		}
		if (data.wS !== void 0) {
			let data1 = data.wS;
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = add(vErrors, instancePath + "/wS", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/wS", "type", { type: "number" });
				errors++;
			}
		}
		if (data.wA !== void 0) {
			let data2 = data.wA;
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/wA", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/wA", "type", { type: "number" });
				errors++;
			}
		}
		if (data.wE !== void 0) {
			let data3 = data.wE;
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = add(vErrors, instancePath + "/wE", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/wE", "type", { type: "number" });
				errors++;
			}
		}
		if (data.gamma !== void 0) {
			let data4 = data.gamma;
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = add(vErrors, instancePath + "/gamma", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/gamma", "type", { type: "number" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate730.errors = vErrors;
	return errors === 0;
}
validate730.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate732(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate732.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.alpha === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "alpha" });
			errors++;
		}
		if (data.beta === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "beta" });
			errors++;
		}
		if (data.gamma === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "gamma" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "alpha" || key0 === "beta" || key0 === "gamma")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.alpha !== void 0) {
			let data0 = data.alpha;
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = add(vErrors, instancePath + "/alpha", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/alpha", "type", { type: "number" });
				errors++;
			}
		}
		if (data.beta !== void 0) {
			let data1 = data.beta;
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = add(vErrors, instancePath + "/beta", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/beta", "type", { type: "number" });
				errors++;
			}
		}
		if (data.gamma !== void 0) {
			let data2 = data.gamma;
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/gamma", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/gamma", "type", { type: "number" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate732.errors = vErrors;
	return errors === 0;
}
validate732.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate707(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate707.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "version" });
			errors++;
		}
		if (data.step === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "step" });
			errors++;
		}
		if (data.state === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "state" });
			errors++;
		}
		if (data.action === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "action" });
			errors++;
		}
		if (data.observation === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "observation" });
			errors++;
		}
		if (data.reward === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "reward" });
			errors++;
		}
		if (data.rewardVersion === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "rewardVersion" });
			errors++;
		}
		if (data.components === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "components" });
			errors++;
		}
		if (data.weights === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "weights" });
			errors++;
		}
		if (data.previousBundleId === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "previousBundleId" });
			errors++;
		}
		if (data.done === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "done" });
			errors++;
		}
		for (const key0 in data) if (!func1.call(schema223.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				vErrors = add(vErrors, instancePath + "/$schema", "type", { type: "string" });
				errors++;
			}
		}
		if (data.version !== void 0) {
			if ("1.0" !== data.version) {
				vErrors = add(vErrors, instancePath + "/version", "const", { allowedValue: "1.0" });
				errors++;
			}
		}
		if (data.step !== void 0) {
			let data2 = data.step;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = add(vErrors, instancePath + "/step", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = add(vErrors, instancePath + "/step", "minimum", {
						comparison: ">=",
						limit: 0
					});
					errors++;
				}
			}
		}
		if (data.state !== void 0) {
			if (!validate708(data.state, { instancePath: instancePath + "/state" })) {
				vErrors = join(vErrors, validate708.errors);
				errors = vErrors.length;
			}
		}
		if (data.action !== void 0) {
			if (!validate710(data.action, { instancePath: instancePath + "/action" })) {
				vErrors = join(vErrors, validate710.errors);
				errors = vErrors.length;
			}
		}
		if (data.observation !== void 0) {
			if (!validate708(data.observation, { instancePath: instancePath + "/observation" })) {
				vErrors = join(vErrors, validate708.errors);
				errors = vErrors.length;
			}
		}
		if (data.reward !== void 0) {
			let data6 = data.reward;
			if (!(typeof data6 == "number" && isFinite(data6))) {
				vErrors = add(vErrors, instancePath + "/reward", "type", { type: "number" });
				errors++;
			}
		}
		if (data.rewardVersion !== void 0) {
			let data7 = data.rewardVersion;
			if (!(data7 === "rl-csf-v1" || data7 === "pr-v1")) {
				vErrors = add(vErrors, instancePath + "/rewardVersion", "enum", { allowedValues: schema223.properties.rewardVersion.enum });
				errors++;
			}
		}
		if (data.components !== void 0) {
			let data8 = data.components;
			const _errs14 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs15 = errors;
			if (!validate723(data8, { instancePath: instancePath + "/components" })) {
				vErrors = join(vErrors, validate723.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs15 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			if (_valid0) var props0 = true;
			const before1 = errors;
			const _errs16 = errors;
			if (!validate725(data8, { instancePath: instancePath + "/components" })) {
				vErrors = join(vErrors, validate725.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs16 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (_valid0) {
				if (props0 !== true) props0 = true;
			}
			const before2 = errors;
			const _errs17 = errors;
			if (data8 !== null) {
				vErrors = add(vErrors, instancePath + "/components", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs17 === errors;
			branches0.push(errors - before2);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/components", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs14;
				if (vErrors !== null) {
					if (_errs14) vErrors.length = _errs14;
					else vErrors = null;
				}
			}
		}
		if (data.weights !== void 0) {
			let data9 = data.weights;
			const _errs20 = errors;
			const branches1 = [];
			let valid2 = false;
			const before3 = errors;
			const _errs21 = errors;
			if (!validate730(data9, { instancePath: instancePath + "/weights" })) {
				vErrors = join(vErrors, validate730.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs21 === errors;
			branches1.push(errors - before3);
			valid2 = valid2 || _valid1;
			if (_valid1) var props1 = true;
			const before4 = errors;
			const _errs22 = errors;
			if (!validate732(data9, { instancePath: instancePath + "/weights" })) {
				vErrors = join(vErrors, validate732.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs22 === errors;
			branches1.push(errors - before4);
			valid2 = valid2 || _valid1;
			if (_valid1) {
				if (props1 !== true) props1 = true;
			}
			if (!valid2) {
				vErrors = add(vErrors, instancePath + "/weights", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs20;
				if (vErrors !== null) {
					if (_errs20) vErrors.length = _errs20;
					else vErrors = null;
				}
			}
		}
		if (data.previousBundleId !== void 0) {
			let data10 = data.previousBundleId;
			const _errs24 = errors;
			const branches2 = [];
			let valid3 = false;
			const before5 = errors;
			const _errs25 = errors;
			if (!validate708(data10, { instancePath: instancePath + "/previousBundleId" })) {
				vErrors = join(vErrors, validate708.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs25 === errors;
			branches2.push(errors - before5);
			valid3 = valid3 || _valid2;
			const before6 = errors;
			const _errs26 = errors;
			if (data10 !== null) {
				vErrors = add(vErrors, instancePath + "/previousBundleId", "type", { type: "null" });
				errors++;
			}
			var _valid2 = _errs26 === errors;
			branches2.push(errors - before6);
			valid3 = valid3 || _valid2;
			if (!valid3) {
				vErrors = add(vErrors, instancePath + "/previousBundleId", "anyOf", { branches: branches2 });
				errors++;
			} else {
				errors = _errs24;
				if (vErrors !== null) {
					if (_errs24) vErrors.length = _errs24;
					else vErrors = null;
				}
			}
		}
		if (data.done !== void 0) {
			if (typeof data.done !== "boolean") {
				vErrors = add(vErrors, instancePath + "/done", "type", { type: "boolean" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate707.errors = vErrors;
	return errors === 0;
}
validate707.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const validators = {
	"batch": v0,
	"bundle": v1,
	"config": v2,
	"plan": v3,
	"proposal": v4,
	"report": v5,
	"selector": v6,
	"selector/cursorSelector": v7,
	"selector/rangeSelector": v8,
	"selector/symbolSelector": v9,
	"selector/astSelector": v10,
	"selector/anchorSelector": v11,
	"selector/locateSelector": v12,
	"trace": v13,
	"trace/sessionEvent": v14,
	"trace/snapshotEvent": v15,
	"trace/requestEvent": v16,
	"trace/rpcRequestEvent": v17,
	"trace/rpcResultEvent": v18,
	"trace/rpcErrorEvent": v19,
	"trace/rpcNotificationEvent": v20,
	"trace/bundleEvent": v21,
	"trace/endEvent": v22,
	"training-record": v23
};

export { v0, v1, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v2, v20, v21, v22, v23, v3, v4, v5, v6, v7, v8, v9, validators };