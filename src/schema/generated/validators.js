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
		"id": {},
		"cmd": { "enum": [
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
			"reload"
		] },
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
				"params": {}
			}
		}
	}
};
const func1 = Object.prototype.hasOwnProperty;
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
		for (const key0 in data) if (!(key0 === "id" || key0 === "cmd" || key0 === "selector" || key0 === "options")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.cmd !== void 0) {
			let data0 = data.cmd;
			if (!(data0 === "locate" || data0 === "definition" || data0 === "def" || data0 === "declaration" || data0 === "decl" || data0 === "typeDefinition" || data0 === "type-def" || data0 === "implementation" || data0 === "impl" || data0 === "references" || data0 === "refs" || data0 === "hover" || data0 === "symbols" || data0 === "diagnostics" || data0 === "diag" || data0 === "capabilities" || data0 === "request" || data0 === "status" || data0 === "reload")) {
				vErrors = add(vErrors, instancePath + "/cmd", "enum", { allowedValues: schema19.properties.cmd.enum });
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
			if (typeof data1 !== "string") {
				vErrors = add(vErrors, instancePath + "/selector", "type", { type: "string" });
				errors++;
			}
			var _valid0 = _errs5 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs7 = errors;
			if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
				vErrors = add(vErrors, instancePath + "/selector", "type", { type: "object" });
				errors++;
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
		if (data.options !== void 0) {
			let data2 = data.options;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				for (const key1 in data2) if (!func1.call(schema19.properties.options.properties, key1)) {
					vErrors = add(vErrors, instancePath + "/options", "additionalProperties", { additionalProperty: key1 });
					errors++;
				}
				if (data2.server !== void 0) {
					if (typeof data2.server !== "string") {
						vErrors = add(vErrors, instancePath + "/options/server", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.indexIo !== void 0) {
					if (typeof data2.indexIo !== "string") {
						vErrors = add(vErrors, instancePath + "/options/indexIo", "type", { type: "string" });
						errors++;
					}
				}
				if (data2.topK !== void 0) {
					let data5 = data2.topK;
					if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
						vErrors = add(vErrors, instancePath + "/options/topK", "type", { type: "integer" });
						errors++;
					}
					if (typeof data5 == "number" && isFinite(data5)) {
						if (data5 < 1 || isNaN(data5)) {
							vErrors = add(vErrors, instancePath + "/options/topK", "minimum", {
								comparison: ">=",
								limit: 1
							});
							errors++;
						}
					}
				}
				if (data2.timeout !== void 0) {
					let data6 = data2.timeout;
					if (typeof data6 == "number" && isFinite(data6)) {
						if (data6 <= 0 || isNaN(data6)) {
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
				if (data2.as !== void 0) {
					let data7 = data2.as;
					if (!(data7 === "cursor" || data7 === "range" || data7 === "symbol" || data7 === "ast" || data7 === "anchor" || data7 === "locate")) {
						vErrors = add(vErrors, instancePath + "/options/as", "enum", { allowedValues: schema19.properties.options.properties.as.enum });
						errors++;
					}
				}
				if (data2.keep !== void 0) {
					if (typeof data2.keep !== "boolean") {
						vErrors = add(vErrors, instancePath + "/options/keep", "type", { type: "boolean" });
						errors++;
					}
				}
				if (data2.includeDeclaration !== void 0) {
					if (typeof data2.includeDeclaration !== "boolean") {
						vErrors = add(vErrors, instancePath + "/options/includeDeclaration", "type", { type: "boolean" });
						errors++;
					}
				}
				if (data2.limit !== void 0) {
					let data10 = data2.limit;
					if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
						vErrors = add(vErrors, instancePath + "/options/limit", "type", { type: "integer" });
						errors++;
					}
					if (typeof data10 == "number" && isFinite(data10)) {
						if (data10 > 1e5 || isNaN(data10)) {
							vErrors = add(vErrors, instancePath + "/options/limit", "maximum", {
								comparison: "<=",
								limit: 1e5
							});
							errors++;
						}
						if (data10 < 1 || isNaN(data10)) {
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
				if (data2.files !== void 0) {
					let data14 = data2.files;
					if (Array.isArray(data14)) {
						const len0 = data14.length;
						for (let i0 = 0; i0 < len0; i0++) if (typeof data14[i0] !== "string") {
							vErrors = add(vErrors, instancePath + "/options/files/" + i0, "type", { type: "string" });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/options/files", "type", { type: "array" });
						errors++;
					}
				}
				if (data2.workspace !== void 0) {
					if (true !== data2.workspace) {
						vErrors = add(vErrors, instancePath + "/options/workspace", "const", { allowedValue: true });
						errors++;
					}
				}
				if (data2.method !== void 0) {
					if (typeof data2.method !== "string") {
						vErrors = add(vErrors, instancePath + "/options/method", "type", { type: "string" });
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
const v1 = validate53;
const schema20 = {
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
			"anyOf": [
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
				{ "type": "null" }
			],
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
		"documentVersion": {
			"type": "string",
			"pattern": "^blob:[0-9a-f]{40}$"
		},
		"uri": {
			"type": "string",
			"minLength": 1
		},
		"range": {
			"type": "array",
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
			"items": false,
			"minItems": 4,
			"maxItems": 4
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
			{
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
			{
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
			{
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
			}
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
				"provenance": { "enum": ["lsp", "compiler"] },
				"documents": {
					"type": "object",
					"additionalProperties": { "$ref": "#/$defs/documentVersion" }
				},
				"scope": { "$ref": "#/$defs/scope" },
				"diagnostics": {
					"type": "array",
					"items": { "$ref": "#/$defs/diagnostic" }
				},
				"hints": {
					"type": "array",
					"items": { "$ref": "#/$defs/hint" }
				},
				"counts": { "$ref": "#/$defs/counts" }
			}
		},
		"request": {
			"type": "object",
			"additionalProperties": false,
			"required": ["cmd", "options"],
			"properties": {
				"cmd": { "enum": [
					"definition",
					"declaration",
					"typeDefinition",
					"implementation",
					"references",
					"hover",
					"symbols",
					"diagnostics",
					"locate",
					"capabilities",
					"request",
					"status",
					"reload",
					"doctor",
					"batch",
					"gate",
					null
				] },
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
						"params": {}
					}
				}
			}
		},
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
				"symbolId": { "$ref": "#/$defs/symbolId" }
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
				"selector": { "$ref": "urn:lanser:schema:selector:1.0" }
			}
		},
		"edits": {
			"type": "object",
			"additionalProperties": false,
			"required": ["plan", "diff"],
			"properties": {
				"plan": { "type": "null" },
				"diff": { "type": "null" }
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
		"processReward": {
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
				"components": {
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
				"weights": { "$ref": "#/$defs/rewardWeights" },
				"source": { "enum": ["bundle", "gate"] },
				"scopeChanged": { "type": "boolean" },
				"explanation": { "type": "string" }
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
				"tool": { "$ref": "#/$defs/nameAndVersion" },
				"server": { "anyOf": [{ "$ref": "#/$defs/nameAndVersion" }, { "type": "null" }] },
				"positionEncoding": { "enum": [
					"utf-8",
					"utf-16",
					"utf-32"
				] },
				"python": { "anyOf": [{ "$ref": "#/$defs/pythonEnvironment" }, { "type": "null" }] },
				"configDigest": { "anyOf": [{ "$ref": "#/$defs/contentHash" }, { "type": "null" }] },
				"platform": { "type": "string" },
				"local": {
					"$ref": "#/$defs/localEnvironment",
					"x-hashDomain": false
				},
				"servers": {
					"type": "array",
					"items": { "$ref": "#/$defs/nameAndVersion" }
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
					"anyOf": [{
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
					}, { "type": "null" }],
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
						"id": {}
					},
					"x-hashDomain": false
				}
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
				"provenance": { "enum": ["lsp", "compiler"] },
				"documents": {
					"type": "object",
					"additionalProperties": { "$ref": "#/$defs/documentVersion" }
				},
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
				"provenance": { "enum": ["lsp", "compiler"] },
				"documents": {
					"type": "object",
					"additionalProperties": { "$ref": "#/$defs/documentVersion" }
				},
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
				"provenance": { "enum": ["lsp", "compiler"] },
				"documents": {
					"type": "object",
					"additionalProperties": { "$ref": "#/$defs/documentVersion" }
				},
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
				"provenance": { "enum": ["lsp", "compiler"] },
				"documents": {
					"type": "object",
					"additionalProperties": { "$ref": "#/$defs/documentVersion" }
				},
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
				"provenance": { "enum": ["lsp", "compiler"] },
				"documents": {
					"type": "object",
					"additionalProperties": { "$ref": "#/$defs/documentVersion" }
				},
				"references": {
					"type": "array",
					"items": { "$ref": "#/$defs/location" },
					"maxItems": 1e5
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
				"provenance": { "enum": ["lsp", "compiler"] },
				"documents": {
					"type": "object",
					"additionalProperties": { "$ref": "#/$defs/documentVersion" }
				},
				"hover": { "anyOf": [{ "$ref": "#/$defs/hover" }, { "type": "null" }] }
			}
		},
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
				"kind": { "enum": [
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
				"provenance": { "enum": ["lsp", "compiler"] },
				"documents": {
					"type": "object",
					"additionalProperties": { "$ref": "#/$defs/documentVersion" }
				},
				"symbols": {
					"type": "array",
					"items": { "$ref": "#/$defs/symbol" }
				}
			}
		},
		"capabilitiesFacts": {
			"type": "object",
			"additionalProperties": false,
			"required": ["provenance", "capabilities"],
			"properties": {
				"provenance": { "enum": ["lsp", "compiler"] },
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
				"provenance": { "enum": ["lsp", "compiler"] },
				"documents": {
					"type": "object",
					"additionalProperties": { "$ref": "#/$defs/documentVersion" }
				},
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
				"detail": { "type": "string" }
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
		}
	}
};
const pattern3 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate54.evaluated;
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
	validate54.errors = vErrors;
	return errors === 0;
}
validate54.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema22 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["cmd", "options"],
	"properties": {
		"cmd": { "enum": [
			"definition",
			"declaration",
			"typeDefinition",
			"implementation",
			"references",
			"hover",
			"symbols",
			"diagnostics",
			"locate",
			"capabilities",
			"request",
			"status",
			"reload",
			"doctor",
			"batch",
			"gate",
			null
		] },
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
				"params": {}
			}
		}
	}
};
const func3 = import_ucs2length.default;
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate59.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) < 1) {
			vErrors = add(vErrors, instancePath, "minLength", { limit: 1 });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate59.errors = vErrors;
	return errors === 0;
}
validate59.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate61.evaluated;
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
	validate61.errors = vErrors;
	return errors === 0;
}
validate61.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema27 = { "enum": [
	"utf-8",
	"utf-16",
	"codepoint"
] };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate64.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "utf-8" || data === "utf-16" || data === "codepoint")) {
		vErrors = add(vErrors, instancePath, "enum", { allowedValues: schema27.enum });
		errors++;
	}
	validate64.errors = vErrors;
	return errors === 0;
}
validate64.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern4 = new RegExp("^blob:[0-9a-f]{40}$", "u");
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate66.evaluated;
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
	validate66.errors = vErrors;
	return errors === 0;
}
validate66.evaluated = {
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
		for (const key0 in data) if (!(key0 === "kind" || key0 === "uri" || key0 === "line" || key0 === "col" || key0 === "indexing" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("cursor" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "cursor" });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate59(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate59.errors);
				errors = vErrors.length;
			}
		}
		if (data.line !== void 0) {
			if (!validate61(data.line, { instancePath: instancePath + "/line" })) {
				vErrors = join(vErrors, validate61.errors);
				errors = vErrors.length;
			}
		}
		if (data.col !== void 0) {
			if (!validate61(data.col, { instancePath: instancePath + "/col" })) {
				vErrors = join(vErrors, validate61.errors);
				errors = vErrors.length;
			}
		}
		if (data.indexing !== void 0) {
			if (!validate64(data.indexing, { instancePath: instancePath + "/indexing" })) {
				vErrors = join(vErrors, validate64.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate66(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate66.errors);
				errors = vErrors.length;
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
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate71.evaluated;
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
			if (!validate61(data[0], { instancePath: instancePath + "/0" })) {
				vErrors = join(vErrors, validate61.errors);
				errors = vErrors.length;
			}
		}
		if (len0 > 1) {
			if (!validate61(data[1], { instancePath: instancePath + "/1" })) {
				vErrors = join(vErrors, validate61.errors);
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
	validate71.errors = vErrors;
	return errors === 0;
}
validate71.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate69.evaluated;
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
		for (const key0 in data) if (!(key0 === "kind" || key0 === "uri" || key0 === "start" || key0 === "end" || key0 === "indexing" || key0 === "docVersion")) {
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
			if (!validate59(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate59.errors);
				errors = vErrors.length;
			}
		}
		if (data.start !== void 0) {
			if (!validate71(data.start, { instancePath: instancePath + "/start" })) {
				vErrors = join(vErrors, validate71.errors);
				errors = vErrors.length;
			}
		}
		if (data.end !== void 0) {
			if (!validate71(data.end, { instancePath: instancePath + "/end" })) {
				vErrors = join(vErrors, validate71.errors);
				errors = vErrors.length;
			}
		}
		if (data.indexing !== void 0) {
			if (!validate64(data.indexing, { instancePath: instancePath + "/indexing" })) {
				vErrors = join(vErrors, validate64.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate66(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate66.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate69.errors = vErrors;
	return errors === 0;
}
validate69.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema31 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"qualname",
		"role"
	],
	"properties": {
		"kind": { "const": "symbol" },
		"qualname": {
			"type": "string",
			"pattern": "^[\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*:[\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*$"
		},
		"role": { "enum": [
			"def",
			"sig",
			"body",
			"doc"
		] },
		"overload": { "$ref": "#/$defs/natural" },
		"symbolId": { "$ref": "#/$defs/symbolId" },
		"docVersion": { "$ref": "#/$defs/docVersion" }
	}
};
const pattern5 = new RegExp("^[\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*:[\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*$", "u");
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate80.evaluated;
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
	validate80.errors = vErrors;
	return errors === 0;
}
validate80.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern6 = new RegExp("^sym1:[0-9a-f]{16,128}$", "u");
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate82.evaluated;
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
	validate82.errors = vErrors;
	return errors === 0;
}
validate82.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate79.evaluated;
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
		for (const key0 in data) if (!(key0 === "kind" || key0 === "qualname" || key0 === "role" || key0 === "overload" || key0 === "symbolId" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("symbol" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "symbol" });
				errors++;
			}
		}
		if (data.qualname !== void 0) {
			let data1 = data.qualname;
			if (typeof data1 === "string") {
				if (!pattern5.test(data1)) {
					vErrors = add(vErrors, instancePath + "/qualname", "pattern", { pattern: "^[\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*:[\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*$" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/qualname", "type", { type: "string" });
				errors++;
			}
		}
		if (data.role !== void 0) {
			let data2 = data.role;
			if (!(data2 === "def" || data2 === "sig" || data2 === "body" || data2 === "doc")) {
				vErrors = add(vErrors, instancePath + "/role", "enum", { allowedValues: schema31.properties.role.enum });
				errors++;
			}
		}
		if (data.overload !== void 0) {
			if (!validate80(data.overload, { instancePath: instancePath + "/overload" })) {
				vErrors = join(vErrors, validate80.errors);
				errors = vErrors.length;
			}
		}
		if (data.symbolId !== void 0) {
			if (!validate82(data.symbolId, { instancePath: instancePath + "/symbolId" })) {
				vErrors = join(vErrors, validate82.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate66(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate66.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate79.errors = vErrors;
	return errors === 0;
}
validate79.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern7 = new RegExp("^[\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*$", "u");
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate87.evaluated;
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
	validate87.errors = vErrors;
	return errors === 0;
}
validate87.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema36 = {
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
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate90.evaluated;
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
	validate90.errors = vErrors;
	return errors === 0;
}
validate90.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate89.evaluated;
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
				vErrors = add(vErrors, instancePath + "/0", "enum", { allowedValues: schema36.prefixItems[0].enum });
				errors++;
			}
		}
		if (len0 > 1) {
			if (!validate90(data[1], { instancePath: instancePath + "/1" })) {
				vErrors = join(vErrors, validate90.errors);
				errors = vErrors.length;
			}
		}
		if (len0 > 2) {
			if (!validate61(data[2], { instancePath: instancePath + "/2" })) {
				vErrors = join(vErrors, validate61.errors);
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
	validate89.errors = vErrors;
	return errors === 0;
}
validate89.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern9 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate86.evaluated;
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
		for (const key0 in data) if (!(key0 === "kind" || key0 === "path" || key0 === "leaf" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("ast" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "ast" });
				errors++;
			}
		}
		if (data.path !== void 0) {
			let data1 = data.path;
			if (Array.isArray(data1)) {
				if (data1.length < 1) {
					vErrors = add(vErrors, instancePath + "/path", "minItems", { limit: 1 });
					errors++;
				}
				if (data1.length > 0) {
					if (!validate87(data1[0], { instancePath: instancePath + "/path/0" })) {
						vErrors = join(vErrors, validate87.errors);
						errors = vErrors.length;
					}
				}
				const len1 = data1.length;
				if (!(len1 <= 1)) {
					for (let i0 = 1; i0 < len1; i0++) if (!validate89(data1[i0], { instancePath: instancePath + "/path/" + i0 })) {
						vErrors = join(vErrors, validate89.errors);
						errors = vErrors.length;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/path", "type", { type: "array" });
				errors++;
			}
		}
		if (data.leaf !== void 0) {
			let data4 = data.leaf;
			if (Array.isArray(data4)) {
				if (data4.length > 2) {
					vErrors = add(vErrors, instancePath + "/leaf", "maxItems", { limit: 2 });
					errors++;
				}
				if (data4.length < 2) {
					vErrors = add(vErrors, instancePath + "/leaf", "minItems", { limit: 2 });
					errors++;
				}
				const len2 = data4.length;
				if (len2 > 0) {
					let data5 = data4[0];
					if (typeof data5 === "string") {
						if (!pattern9.test(data5)) {
							vErrors = add(vErrors, instancePath + "/leaf/0", "pattern", { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/leaf/0", "type", { type: "string" });
						errors++;
					}
				}
				if (len2 > 1) {
					if (!validate61(data4[1], { instancePath: instancePath + "/leaf/1" })) {
						vErrors = join(vErrors, validate61.errors);
						errors = vErrors.length;
					}
				}
				if (!(data4.length <= 2)) {
					vErrors = add(vErrors, instancePath + "/leaf", "items", { limit: 2 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/leaf", "type", { type: "array" });
				errors++;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate66(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate66.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate86.errors = vErrors;
	return errors === 0;
}
validate86.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern10 = new RegExp("^sha1:[0-9a-f]{40}$", "u");
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate97.evaluated;
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
		for (const key0 in data) if (!(key0 === "kind" || key0 === "uri" || key0 === "snippet" || key0 === "ctx" || key0 === "hash" || key0 === "near" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("anchor" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "anchor" });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate59(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate59.errors);
				errors = vErrors.length;
			}
		}
		if (data.snippet !== void 0) {
			let data2 = data.snippet;
			if (typeof data2 === "string") {
				if (func3(data2) < 1) {
					vErrors = add(vErrors, instancePath + "/snippet", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/snippet", "type", { type: "string" });
				errors++;
			}
		}
		if (data.ctx !== void 0) {
			if (!validate80(data.ctx, { instancePath: instancePath + "/ctx" })) {
				vErrors = join(vErrors, validate80.errors);
				errors = vErrors.length;
			}
		}
		if (data.hash !== void 0) {
			let data4 = data.hash;
			if (typeof data4 === "string") {
				if (!pattern10.test(data4)) {
					vErrors = add(vErrors, instancePath + "/hash", "pattern", { pattern: "^sha1:[0-9a-f]{40}$" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/hash", "type", { type: "string" });
				errors++;
			}
		}
		if (data.near !== void 0) {
			if (!validate61(data.near, { instancePath: instancePath + "/near" })) {
				vErrors = join(vErrors, validate61.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate66(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate66.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate97.errors = vErrors;
	return errors === 0;
}
validate97.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate103.evaluated;
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
		for (const key0 in data) if (!(key0 === "kind" || key0 === "uri" || key0 === "scope" || key0 === "find" || key0 === "occurrence" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("locate" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "locate" });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate59(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate59.errors);
				errors = vErrors.length;
			}
		}
		if (data.scope !== void 0) {
			let data2 = data.scope;
			const _errs5 = errors;
			let matches0 = 0;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs6 = errors;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.symbol === void 0) {
					vErrors = add(vErrors, instancePath + "/scope", "required", { missingProperty: "symbol" });
					errors++;
				}
				for (const key1 in data2) if (!(key1 === "symbol")) {
					vErrors = add(vErrors, instancePath + "/scope", "additionalProperties", { additionalProperty: key1 });
					errors++;
				}
				if (data2.symbol !== void 0) {
					let data3 = data2.symbol;
					if (Array.isArray(data3)) {
						if (data3.length < 1) {
							vErrors = add(vErrors, instancePath + "/scope/symbol", "minItems", { limit: 1 });
							errors++;
						}
						const len0 = data3.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate90(data3[i0], { instancePath: instancePath + "/scope/symbol/" + i0 })) {
							vErrors = join(vErrors, validate90.errors);
							errors = vErrors.length;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/scope/symbol", "type", { type: "array" });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/scope", "type", { type: "object" });
				errors++;
			}
			var _valid0 = _errs6 === errors;
			branches0.push(errors - before0);
			if (_valid0) {
				matches0++;
				var props0 = true;
			}
			valid1 = matches0 === 1;
			const before1 = errors;
			const _errs12 = errors;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.lines === void 0) {
					vErrors = add(vErrors, instancePath + "/scope", "required", { missingProperty: "lines" });
					errors++;
				}
				for (const key2 in data2) if (!(key2 === "lines")) {
					vErrors = add(vErrors, instancePath + "/scope", "additionalProperties", { additionalProperty: key2 });
					errors++;
				}
				if (data2.lines !== void 0) {
					if (!validate71(data2.lines, { instancePath: instancePath + "/scope/lines" })) {
						vErrors = join(vErrors, validate71.errors);
						errors = vErrors.length;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/scope", "type", { type: "object" });
				errors++;
			}
			var _valid0 = _errs12 === errors;
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
				errors = _errs5;
				if (vErrors !== null) {
					if (_errs5) vErrors.length = _errs5;
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
			if (!validate61(data.occurrence, { instancePath: instancePath + "/occurrence" })) {
				vErrors = join(vErrors, validate61.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate66(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate66.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate103.errors = vErrors;
	return errors === 0;
}
validate103.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate57.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let matches0 = 0;
	const branches0 = [];
	let valid0 = false;
	const before0 = errors;
	const _errs1 = errors;
	if (!validate58(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate58.errors);
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
	if (!validate69(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate69.errors);
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
	if (!validate79(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate79.errors);
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
	if (!validate86(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate86.errors);
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
	if (!validate97(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate97.errors);
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
	if (!validate103(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = join(vErrors, validate103.errors);
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
	validate57.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate57.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
const schema40 = { "enum": [
	"pyright",
	"mypy",
	"tsc",
	"ruff",
	"sarif"
] };
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate111.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "pyright" || data === "mypy" || data === "tsc" || data === "ruff" || data === "sarif")) {
		vErrors = add(vErrors, instancePath, "enum", { allowedValues: schema40.enum });
		errors++;
	}
	validate111.errors = vErrors;
	return errors === 0;
}
validate111.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate113.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "utf-8" || data === "utf-16" || data === "codepoint")) {
		vErrors = add(vErrors, instancePath, "enum", { allowedValues: schema27.enum });
		errors++;
	}
	validate113.errors = vErrors;
	return errors === 0;
}
validate113.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema42 = { "enum": [
	"cursor",
	"range",
	"symbol",
	"ast",
	"anchor",
	"locate"
] };
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate115.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "cursor" || data === "range" || data === "symbol" || data === "ast" || data === "anchor" || data === "locate")) {
		vErrors = add(vErrors, instancePath, "enum", { allowedValues: schema42.enum });
		errors++;
	}
	validate115.errors = vErrors;
	return errors === 0;
}
validate115.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate56.evaluated;
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
			if (!(data0 === "definition" || data0 === "declaration" || data0 === "typeDefinition" || data0 === "implementation" || data0 === "references" || data0 === "hover" || data0 === "symbols" || data0 === "diagnostics" || data0 === "locate" || data0 === "capabilities" || data0 === "request" || data0 === "status" || data0 === "reload" || data0 === "doctor" || data0 === "batch" || data0 === "gate" || data0 === null)) {
				vErrors = add(vErrors, instancePath + "/cmd", "enum", { allowedValues: schema22.properties.cmd.enum });
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
			if (!validate57(data1, { instancePath: instancePath + "/selector" })) {
				vErrors = join(vErrors, validate57.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs5 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs6 = errors;
			if (data1 !== null) {
				vErrors = add(vErrors, instancePath + "/selector", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs6 === errors;
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
		if (data.options !== void 0) {
			let data2 = data.options;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				for (const key1 in data2) if (!func1.call(schema22.properties.options.properties, key1)) {
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
					if (!validate111(data2.tool, { instancePath: instancePath + "/options/tool" })) {
						vErrors = join(vErrors, validate111.errors);
						errors = vErrors.length;
					}
				}
				if (data2.indexIo !== void 0) {
					if (!validate113(data2.indexIo, { instancePath: instancePath + "/options/indexIo" })) {
						vErrors = join(vErrors, validate113.errors);
						errors = vErrors.length;
					}
				}
				if (data2.as !== void 0) {
					if (!validate115(data2.as, { instancePath: instancePath + "/options/as" })) {
						vErrors = join(vErrors, validate115.errors);
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
			} else {
				vErrors = add(vErrors, instancePath + "/options", "type", { type: "object" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate56.errors = vErrors;
	return errors === 0;
}
validate56.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate120.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) < 1) {
			vErrors = add(vErrors, instancePath, "minLength", { limit: 1 });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
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
	validate122.errors = vErrors;
	return errors === 0;
}
validate122.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate125.evaluated;
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
	validate125.errors = vErrors;
	return errors === 0;
}
validate125.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern12 = new RegExp("^sym1:[0-9a-f]{96}$", "u");
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate127.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern12.test(data)) {
			vErrors = add(vErrors, instancePath, "pattern", { pattern: "^sym1:[0-9a-f]{96}$" });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate127.errors = vErrors;
	return errors === 0;
}
validate127.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate119.evaluated;
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
			if (!validate120(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate120.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate122(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate122.errors);
				errors = vErrors.length;
			}
		}
		if (data.selectionRange !== void 0) {
			if (!validate122(data.selectionRange, { instancePath: instancePath + "/selectionRange" })) {
				vErrors = join(vErrors, validate122.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate125(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate125.errors);
				errors = vErrors.length;
			}
		}
		if (data.symbolId !== void 0) {
			if (!validate127(data.symbolId, { instancePath: instancePath + "/symbolId" })) {
				vErrors = join(vErrors, validate127.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate119.errors = vErrors;
	return errors === 0;
}
validate119.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate130.evaluated;
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
	validate130.errors = vErrors;
	return errors === 0;
}
validate130.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema50 = {
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
		"symbolId": { "$ref": "#/$defs/symbolId" }
	}
};
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate132.evaluated;
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
		for (const key0 in data) if (!func1.call(schema50.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.uri !== void 0) {
			if (!validate120(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate120.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate122(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate122.errors);
				errors = vErrors.length;
			}
		}
		if (data.selectionRange !== void 0) {
			if (!validate122(data.selectionRange, { instancePath: instancePath + "/selectionRange" })) {
				vErrors = join(vErrors, validate122.errors);
				errors = vErrors.length;
			}
		}
		if (data.score !== void 0) {
			if (!validate130(data.score, { instancePath: instancePath + "/score" })) {
				vErrors = join(vErrors, validate130.errors);
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
					if (!validate130(data6, { instancePath: instancePath + "/features/ast" })) {
						vErrors = join(vErrors, validate130.errors);
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
					if (!validate130(data7, { instancePath: instancePath + "/features/module" })) {
						vErrors = join(vErrors, validate130.errors);
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
					if (!validate130(data8, { instancePath: instancePath + "/features/token" })) {
						vErrors = join(vErrors, validate130.errors);
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
					if (!validate130(data9, { instancePath: instancePath + "/features/prox" })) {
						vErrors = join(vErrors, validate130.errors);
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
			if (!validate125(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate125.errors);
				errors = vErrors.length;
			}
		}
		if (data.symbolId !== void 0) {
			if (!validate127(data.symbolId, { instancePath: instancePath + "/symbolId" })) {
				vErrors = join(vErrors, validate127.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate132.errors = vErrors;
	return errors === 0;
}
validate132.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate118.evaluated;
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
		for (const key0 in data) if (!(key0 === "original" || key0 === "resolved" || key0 === "confidence" || key0 === "certified" || key0 === "candidates" || key0 === "weights" || key0 === "thresholds" || key0 === "selector")) {
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
			if (!validate119(data1, { instancePath: instancePath + "/resolved" })) {
				vErrors = join(vErrors, validate119.errors);
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
			if (!validate130(data.confidence, { instancePath: instancePath + "/confidence" })) {
				vErrors = join(vErrors, validate130.errors);
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
				for (let i0 = 0; i0 < len0; i0++) if (!validate132(data4[i0], { instancePath: instancePath + "/candidates/" + i0 })) {
					vErrors = join(vErrors, validate132.errors);
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
					if (!validate130(data6.ast, { instancePath: instancePath + "/weights/ast" })) {
						vErrors = join(vErrors, validate130.errors);
						errors = vErrors.length;
					}
				}
				if (data6.module !== void 0) {
					if (!validate130(data6.module, { instancePath: instancePath + "/weights/module" })) {
						vErrors = join(vErrors, validate130.errors);
						errors = vErrors.length;
					}
				}
				if (data6.token !== void 0) {
					if (!validate130(data6.token, { instancePath: instancePath + "/weights/token" })) {
						vErrors = join(vErrors, validate130.errors);
						errors = vErrors.length;
					}
				}
				if (data6.prox !== void 0) {
					if (!validate130(data6.prox, { instancePath: instancePath + "/weights/prox" })) {
						vErrors = join(vErrors, validate130.errors);
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
					if (!validate130(data11.tau, { instancePath: instancePath + "/thresholds/tau" })) {
						vErrors = join(vErrors, validate130.errors);
						errors = vErrors.length;
					}
				}
				if (data11.delta !== void 0) {
					if (!validate130(data11.delta, { instancePath: instancePath + "/thresholds/delta" })) {
						vErrors = join(vErrors, validate130.errors);
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
			if (!validate57(data.selector, { instancePath: instancePath + "/selector" })) {
				vErrors = join(vErrors, validate57.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate118.errors = vErrors;
	return errors === 0;
}
validate118.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema51 = {
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
		"provenance": { "enum": ["lsp", "compiler"] },
		"documents": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/documentVersion" }
		},
		"scope": { "$ref": "#/$defs/scope" },
		"diagnostics": {
			"type": "array",
			"items": { "$ref": "#/$defs/diagnostic" }
		},
		"hints": {
			"type": "array",
			"items": { "$ref": "#/$defs/hint" }
		},
		"counts": { "$ref": "#/$defs/counts" }
	}
};
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate154.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let matches0 = 0;
	const branches0 = [];
	let valid0 = false;
	const before0 = errors;
	const _errs1 = errors;
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
	var _valid0 = _errs1 === errors;
	branches0.push(errors - before0);
	if (_valid0) {
		matches0++;
		var props0 = true;
	}
	valid0 = matches0 === 1;
	const before1 = errors;
	const _errs7 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "kind" });
			errors++;
		}
		if (data.files === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "files" });
			errors++;
		}
		for (const key1 in data) if (!(key1 === "kind" || key1 === "files")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key1 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("files" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "files" });
				errors++;
			}
		}
		if (data.files !== void 0) {
			let data3 = data.files;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate120(data3[i0], { instancePath: instancePath + "/files/" + i0 })) {
					vErrors = join(vErrors, validate120.errors);
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
	var _valid0 = _errs7 === errors;
	branches0.push(errors - before1);
	if (_valid0) {
		matches0++;
		if (props0 !== true) props0 = true;
	}
	valid0 = matches0 === 1;
	const before2 = errors;
	const _errs14 = errors;
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
		for (const key2 in data) if (!(key2 === "kind" || key2 === "uri" || key2 === "range")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key2 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("range" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "range" });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate120(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate120.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate122(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate122.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	var _valid0 = _errs14 === errors;
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
	validate154.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate154.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
const schema53 = {
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
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate162.evaluated;
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
			if (!validate120(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate120.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate122(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate122.errors);
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
	validate162.errors = vErrors;
	return errors === 0;
}
validate162.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate159.evaluated;
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
			if (!validate120(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate120.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate122(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate122.errors);
				errors = vErrors.length;
			}
		}
		if (data.severity !== void 0) {
			let data2 = data.severity;
			if (!(data2 === "error" || data2 === "warning" || data2 === "information")) {
				vErrors = add(vErrors, instancePath + "/severity", "enum", { allowedValues: schema53.properties.severity.enum });
				errors++;
			}
		}
		if (data.rule !== void 0) {
			let data3 = data.rule;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = add(vErrors, instancePath + "/rule", "type", { type: schema53.properties.rule.type });
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
						vErrors = add(vErrors, instancePath + "/tags/" + i0, "enum", { allowedValues: schema53.properties.tags.items.enum });
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
				for (let i1 = 0; i1 < len1; i1++) if (!validate162(data8[i1], { instancePath: instancePath + "/related/" + i1 })) {
					vErrors = join(vErrors, validate162.errors);
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
	validate159.errors = vErrors;
	return errors === 0;
}
validate159.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema55 = {
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
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate167.evaluated;
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
			if (!validate120(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate120.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate122(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate122.errors);
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
						vErrors = add(vErrors, instancePath + "/tags/" + i0, "enum", { allowedValues: schema55.properties.tags.items.enum });
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
	validate167.errors = vErrors;
	return errors === 0;
}
validate167.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate171.evaluated;
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
	validate171.errors = vErrors;
	return errors === 0;
}
validate171.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate152.evaluated;
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
		for (const key0 in data) if (!(key0 === "provenance" || key0 === "documents" || key0 === "scope" || key0 === "diagnostics" || key0 === "hints" || key0 === "counts")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.provenance !== void 0) {
			let data0 = data.provenance;
			if (!(data0 === "lsp" || data0 === "compiler")) {
				vErrors = add(vErrors, instancePath + "/provenance", "enum", { allowedValues: schema51.properties.provenance.enum });
				errors++;
			}
		}
		if (data.documents !== void 0) {
			let data1 = data.documents;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				for (const key1 in data1) if (!validate125(data1[key1], { instancePath: instancePath + "/documents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
					vErrors = join(vErrors, validate125.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/documents", "type", { type: "object" });
				errors++;
			}
		}
		if (data.scope !== void 0) {
			if (!validate154(data.scope, { instancePath: instancePath + "/scope" })) {
				vErrors = join(vErrors, validate154.errors);
				errors = vErrors.length;
			}
		}
		if (data.diagnostics !== void 0) {
			let data4 = data.diagnostics;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate159(data4[i0], { instancePath: instancePath + "/diagnostics/" + i0 })) {
					vErrors = join(vErrors, validate159.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/diagnostics", "type", { type: "array" });
				errors++;
			}
		}
		if (data.hints !== void 0) {
			let data6 = data.hints;
			if (Array.isArray(data6)) {
				const len1 = data6.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate167(data6[i1], { instancePath: instancePath + "/hints/" + i1 })) {
					vErrors = join(vErrors, validate167.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/hints", "type", { type: "array" });
				errors++;
			}
		}
		if (data.counts !== void 0) {
			if (!validate171(data.counts, { instancePath: instancePath + "/counts" })) {
				vErrors = join(vErrors, validate171.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate152.errors = vErrors;
	return errors === 0;
}
validate152.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema57 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"provenance",
		"documents",
		"definitions"
	],
	"properties": {
		"provenance": { "enum": ["lsp", "compiler"] },
		"documents": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/documentVersion" }
		},
		"definitions": {
			"type": "array",
			"items": { "$ref": "#/$defs/location" }
		}
	}
};
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate176.evaluated;
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
			if (!validate120(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate120.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate122(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate122.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate176.errors = vErrors;
	return errors === 0;
}
validate176.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate174.evaluated;
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
			let data0 = data.provenance;
			if (!(data0 === "lsp" || data0 === "compiler")) {
				vErrors = add(vErrors, instancePath + "/provenance", "enum", { allowedValues: schema57.properties.provenance.enum });
				errors++;
			}
		}
		if (data.documents !== void 0) {
			let data1 = data.documents;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				for (const key1 in data1) if (!validate125(data1[key1], { instancePath: instancePath + "/documents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
					vErrors = join(vErrors, validate125.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/documents", "type", { type: "object" });
				errors++;
			}
		}
		if (data.definitions !== void 0) {
			let data3 = data.definitions;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate176(data3[i0], { instancePath: instancePath + "/definitions/" + i0 })) {
					vErrors = join(vErrors, validate176.errors);
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
	validate174.errors = vErrors;
	return errors === 0;
}
validate174.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema59 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"provenance",
		"documents",
		"typeDefinitions"
	],
	"properties": {
		"provenance": { "enum": ["lsp", "compiler"] },
		"documents": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/documentVersion" }
		},
		"typeDefinitions": {
			"type": "array",
			"items": { "$ref": "#/$defs/location" }
		}
	}
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
		if (data.typeDefinitions === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "typeDefinitions" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "provenance" || key0 === "documents" || key0 === "typeDefinitions")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.provenance !== void 0) {
			let data0 = data.provenance;
			if (!(data0 === "lsp" || data0 === "compiler")) {
				vErrors = add(vErrors, instancePath + "/provenance", "enum", { allowedValues: schema59.properties.provenance.enum });
				errors++;
			}
		}
		if (data.documents !== void 0) {
			let data1 = data.documents;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				for (const key1 in data1) if (!validate125(data1[key1], { instancePath: instancePath + "/documents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
					vErrors = join(vErrors, validate125.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/documents", "type", { type: "object" });
				errors++;
			}
		}
		if (data.typeDefinitions !== void 0) {
			let data3 = data.typeDefinitions;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate176(data3[i0], { instancePath: instancePath + "/typeDefinitions/" + i0 })) {
					vErrors = join(vErrors, validate176.errors);
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
	validate181.errors = vErrors;
	return errors === 0;
}
validate181.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema60 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"provenance",
		"documents",
		"implementations"
	],
	"properties": {
		"provenance": { "enum": ["lsp", "compiler"] },
		"documents": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/documentVersion" }
		},
		"implementations": {
			"type": "array",
			"items": { "$ref": "#/$defs/location" }
		}
	}
};
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate185.evaluated;
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
			let data0 = data.provenance;
			if (!(data0 === "lsp" || data0 === "compiler")) {
				vErrors = add(vErrors, instancePath + "/provenance", "enum", { allowedValues: schema60.properties.provenance.enum });
				errors++;
			}
		}
		if (data.documents !== void 0) {
			let data1 = data.documents;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				for (const key1 in data1) if (!validate125(data1[key1], { instancePath: instancePath + "/documents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
					vErrors = join(vErrors, validate125.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/documents", "type", { type: "object" });
				errors++;
			}
		}
		if (data.implementations !== void 0) {
			let data3 = data.implementations;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate176(data3[i0], { instancePath: instancePath + "/implementations/" + i0 })) {
					vErrors = join(vErrors, validate176.errors);
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
	validate185.errors = vErrors;
	return errors === 0;
}
validate185.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema61 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"provenance",
		"documents",
		"declarations"
	],
	"properties": {
		"provenance": { "enum": ["lsp", "compiler"] },
		"documents": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/documentVersion" }
		},
		"declarations": {
			"type": "array",
			"items": { "$ref": "#/$defs/location" }
		}
	}
};
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate189.evaluated;
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
			let data0 = data.provenance;
			if (!(data0 === "lsp" || data0 === "compiler")) {
				vErrors = add(vErrors, instancePath + "/provenance", "enum", { allowedValues: schema61.properties.provenance.enum });
				errors++;
			}
		}
		if (data.documents !== void 0) {
			let data1 = data.documents;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				for (const key1 in data1) if (!validate125(data1[key1], { instancePath: instancePath + "/documents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
					vErrors = join(vErrors, validate125.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/documents", "type", { type: "object" });
				errors++;
			}
		}
		if (data.declarations !== void 0) {
			let data3 = data.declarations;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate176(data3[i0], { instancePath: instancePath + "/declarations/" + i0 })) {
					vErrors = join(vErrors, validate176.errors);
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
	validate189.errors = vErrors;
	return errors === 0;
}
validate189.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema62 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"provenance",
		"documents",
		"references",
		"total"
	],
	"properties": {
		"provenance": { "enum": ["lsp", "compiler"] },
		"documents": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/documentVersion" }
		},
		"references": {
			"type": "array",
			"items": { "$ref": "#/$defs/location" },
			"maxItems": 1e5
		},
		"total": {
			"type": "integer",
			"minimum": 0
		}
	}
};
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate193.evaluated;
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
			let data0 = data.provenance;
			if (!(data0 === "lsp" || data0 === "compiler")) {
				vErrors = add(vErrors, instancePath + "/provenance", "enum", { allowedValues: schema62.properties.provenance.enum });
				errors++;
			}
		}
		if (data.documents !== void 0) {
			let data1 = data.documents;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				for (const key1 in data1) if (!validate125(data1[key1], { instancePath: instancePath + "/documents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
					vErrors = join(vErrors, validate125.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/documents", "type", { type: "object" });
				errors++;
			}
		}
		if (data.references !== void 0) {
			let data3 = data.references;
			if (Array.isArray(data3)) {
				if (data3.length > 1e5) {
					vErrors = add(vErrors, instancePath + "/references", "maxItems", { limit: 1e5 });
					errors++;
				}
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate176(data3[i0], { instancePath: instancePath + "/references/" + i0 })) {
					vErrors = join(vErrors, validate176.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/references", "type", { type: "array" });
				errors++;
			}
		}
		if (data.total !== void 0) {
			let data5 = data.total;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				vErrors = add(vErrors, instancePath + "/total", "type", { type: "integer" });
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 0 || isNaN(data5)) {
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
	validate193.errors = vErrors;
	return errors === 0;
}
validate193.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema63 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"provenance",
		"documents",
		"hover"
	],
	"properties": {
		"provenance": { "enum": ["lsp", "compiler"] },
		"documents": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/documentVersion" }
		},
		"hover": { "anyOf": [{ "$ref": "#/$defs/hover" }, { "type": "null" }] }
	}
};
const schema64 = {
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
function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate199.evaluated;
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
				vErrors = add(vErrors, instancePath + "/kind", "enum", { allowedValues: schema64.properties.kind.enum });
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
			if (!validate122(data2, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate122.errors);
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
	validate199.errors = vErrors;
	return errors === 0;
}
validate199.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate197.evaluated;
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
			let data0 = data.provenance;
			if (!(data0 === "lsp" || data0 === "compiler")) {
				vErrors = add(vErrors, instancePath + "/provenance", "enum", { allowedValues: schema63.properties.provenance.enum });
				errors++;
			}
		}
		if (data.documents !== void 0) {
			let data1 = data.documents;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				for (const key1 in data1) if (!validate125(data1[key1], { instancePath: instancePath + "/documents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
					vErrors = join(vErrors, validate125.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/documents", "type", { type: "object" });
				errors++;
			}
		}
		if (data.hover !== void 0) {
			let data3 = data.hover;
			const _errs8 = errors;
			const branches0 = [];
			let valid2 = false;
			const before0 = errors;
			const _errs9 = errors;
			if (!validate199(data3, { instancePath: instancePath + "/hover" })) {
				vErrors = join(vErrors, validate199.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs9 === errors;
			branches0.push(errors - before0);
			valid2 = valid2 || _valid0;
			const before1 = errors;
			const _errs10 = errors;
			if (data3 !== null) {
				vErrors = add(vErrors, instancePath + "/hover", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs10 === errors;
			branches0.push(errors - before1);
			valid2 = valid2 || _valid0;
			if (!valid2) {
				vErrors = add(vErrors, instancePath + "/hover", "anyOf", { branches: branches0 });
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
	validate197.errors = vErrors;
	return errors === 0;
}
validate197.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema65 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"provenance",
		"documents",
		"symbols"
	],
	"properties": {
		"provenance": { "enum": ["lsp", "compiler"] },
		"documents": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/documentVersion" }
		},
		"symbols": {
			"type": "array",
			"items": { "$ref": "#/$defs/symbol" }
		}
	}
};
const schema66 = {
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
		"kind": { "enum": [
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
		"uri": { "$ref": "#/$defs/uri" },
		"range": { "$ref": "#/$defs/range" },
		"selectionRange": { "$ref": "#/$defs/range" },
		"container": { "type": ["string", "null"] },
		"symbolId": { "$ref": "#/$defs/symbolId" }
	}
};
function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate205.evaluated;
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
			let data1 = data.kind;
			if (!(data1 === "File" || data1 === "Module" || data1 === "Namespace" || data1 === "Package" || data1 === "Class" || data1 === "Method" || data1 === "Property" || data1 === "Field" || data1 === "Constructor" || data1 === "Enum" || data1 === "Interface" || data1 === "Function" || data1 === "Variable" || data1 === "Constant" || data1 === "String" || data1 === "Number" || data1 === "Boolean" || data1 === "Array" || data1 === "Object" || data1 === "Key" || data1 === "Null" || data1 === "EnumMember" || data1 === "Struct" || data1 === "Event" || data1 === "Operator" || data1 === "TypeParameter")) {
				vErrors = add(vErrors, instancePath + "/kind", "enum", { allowedValues: schema66.properties.kind.enum });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate120(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate120.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate122(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate122.errors);
				errors = vErrors.length;
			}
		}
		if (data.selectionRange !== void 0) {
			if (!validate122(data.selectionRange, { instancePath: instancePath + "/selectionRange" })) {
				vErrors = join(vErrors, validate122.errors);
				errors = vErrors.length;
			}
		}
		if (data.container !== void 0) {
			let data5 = data.container;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = add(vErrors, instancePath + "/container", "type", { type: schema66.properties.container.type });
				errors++;
			}
		}
		if (data.symbolId !== void 0) {
			if (!validate127(data.symbolId, { instancePath: instancePath + "/symbolId" })) {
				vErrors = join(vErrors, validate127.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate205.errors = vErrors;
	return errors === 0;
}
validate205.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate203.evaluated;
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
		for (const key0 in data) if (!(key0 === "provenance" || key0 === "documents" || key0 === "symbols")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.provenance !== void 0) {
			let data0 = data.provenance;
			if (!(data0 === "lsp" || data0 === "compiler")) {
				vErrors = add(vErrors, instancePath + "/provenance", "enum", { allowedValues: schema65.properties.provenance.enum });
				errors++;
			}
		}
		if (data.documents !== void 0) {
			let data1 = data.documents;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				for (const key1 in data1) if (!validate125(data1[key1], { instancePath: instancePath + "/documents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
					vErrors = join(vErrors, validate125.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/documents", "type", { type: "object" });
				errors++;
			}
		}
		if (data.symbols !== void 0) {
			let data3 = data.symbols;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate205(data3[i0], { instancePath: instancePath + "/symbols/" + i0 })) {
					vErrors = join(vErrors, validate205.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/symbols", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate203.errors = vErrors;
	return errors === 0;
}
validate203.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema67 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["provenance", "capabilities"],
	"properties": {
		"provenance": { "enum": ["lsp", "compiler"] },
		"capabilities": {
			"type": "object",
			"additionalProperties": true
		}
	}
};
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate212.evaluated;
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
			let data0 = data.provenance;
			if (!(data0 === "lsp" || data0 === "compiler")) {
				vErrors = add(vErrors, instancePath + "/provenance", "enum", { allowedValues: schema67.properties.provenance.enum });
				errors++;
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
	validate212.errors = vErrors;
	return errors === 0;
}
validate212.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema68 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"provenance",
		"documents",
		"result"
	],
	"properties": {
		"provenance": { "enum": ["lsp", "compiler"] },
		"documents": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/documentVersion" }
		},
		"result": {}
	}
};
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate214.evaluated;
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
			let data0 = data.provenance;
			if (!(data0 === "lsp" || data0 === "compiler")) {
				vErrors = add(vErrors, instancePath + "/provenance", "enum", { allowedValues: schema68.properties.provenance.enum });
				errors++;
			}
		}
		if (data.documents !== void 0) {
			let data1 = data.documents;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				for (const key1 in data1) if (!validate125(data1[key1], { instancePath: instancePath + "/documents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
					vErrors = join(vErrors, validate125.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/documents", "type", { type: "object" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate214.errors = vErrors;
	return errors === 0;
}
validate214.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema70 = {
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
function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate218.evaluated;
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
				vErrors = add(vErrors, instancePath + "/state", "enum", { allowedValues: schema70.properties.state.enum });
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data3 = data.version;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = add(vErrors, instancePath + "/version", "type", { type: schema70.properties.version.type });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate218.errors = vErrors;
	return errors === 0;
}
validate218.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema71 = {
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
		"detail": { "type": "string" }
	}
};
function validate220(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate220.evaluated;
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
		for (const key0 in data) if (!(key0 === "name" || key0 === "passed" || key0 === "detail")) {
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
				vErrors = add(vErrors, instancePath + "/passed", "type", { type: schema71.properties.passed.type });
				errors++;
			}
		}
		if (data.detail !== void 0) {
			if (typeof data.detail !== "string") {
				vErrors = add(vErrors, instancePath + "/detail", "type", { type: "string" });
				errors++;
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
				for (let i0 = 0; i0 < len0; i0++) if (!validate218(data0[i0], { instancePath: instancePath + "/servers/" + i0 })) {
					vErrors = join(vErrors, validate218.errors);
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
				for (let i1 = 0; i1 < len1; i1++) if (!validate220(data2[i1], { instancePath: instancePath + "/checks/" + i1 })) {
					vErrors = join(vErrors, validate220.errors);
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
	validate217.errors = vErrors;
	return errors === 0;
}
validate217.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate223(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate223.evaluated;
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
		for (const key0 in data) if (!(key0 === "plan" || key0 === "diff")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.plan !== void 0) {
			if (data.plan !== null) {
				vErrors = add(vErrors, instancePath + "/plan", "type", { type: "null" });
				errors++;
			}
		}
		if (data.diff !== void 0) {
			if (data.diff !== null) {
				vErrors = add(vErrors, instancePath + "/diff", "type", { type: "null" });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate223.errors = vErrors;
	return errors === 0;
}
validate223.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern13 = new RegExp("^E/[A-Z_]+$", "u");
function validate225(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate225.evaluated;
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
				if (!pattern13.test(data0)) {
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
	validate225.errors = vErrors;
	return errors === 0;
}
validate225.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema74 = {
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
		"components": {
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
		"weights": { "$ref": "#/$defs/rewardWeights" },
		"source": { "enum": ["bundle", "gate"] },
		"scopeChanged": { "type": "boolean" },
		"explanation": { "type": "string" }
	}
};
function validate229(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate229.evaluated;
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
	validate229.errors = vErrors;
	return errors === 0;
}
validate229.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate227.evaluated;
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
				vErrors = add(vErrors, instancePath + "/version", "enum", { allowedValues: schema74.properties.version.enum });
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
			if (!validate54(data1, { instancePath: instancePath + "/previousBundleId" })) {
				vErrors = join(vErrors, validate54.errors);
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
			let data3 = data.components;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.diag_delta === void 0) {
					vErrors = add(vErrors, instancePath + "/components", "required", { missingProperty: "diag_delta" });
					errors++;
				}
				if (data3.safety_delta === void 0) {
					vErrors = add(vErrors, instancePath + "/components", "required", { missingProperty: "safety_delta" });
					errors++;
				}
				if (data3.confidence_delta === void 0) {
					vErrors = add(vErrors, instancePath + "/components", "required", { missingProperty: "confidence_delta" });
					errors++;
				}
				if (data3.tool_error === void 0) {
					vErrors = add(vErrors, instancePath + "/components", "required", { missingProperty: "tool_error" });
					errors++;
				}
				for (const key1 in data3) if (!(key1 === "diag_delta" || key1 === "safety_delta" || key1 === "confidence_delta" || key1 === "tool_error")) {
					vErrors = add(vErrors, instancePath + "/components", "additionalProperties", { additionalProperty: key1 });
					errors++;
				}
				if (data3.diag_delta !== void 0) {
					let data4 = data3.diag_delta;
					if (!(typeof data4 == "number" && isFinite(data4))) {
						vErrors = add(vErrors, instancePath + "/components/diag_delta", "type", { type: "number" });
						errors++;
					}
				}
				if (data3.safety_delta !== void 0) {
					let data5 = data3.safety_delta;
					if (!(typeof data5 == "number" && isFinite(data5))) {
						vErrors = add(vErrors, instancePath + "/components/safety_delta", "type", { type: "number" });
						errors++;
					}
				}
				if (data3.confidence_delta !== void 0) {
					let data6 = data3.confidence_delta;
					if (!(typeof data6 == "number" && isFinite(data6))) {
						vErrors = add(vErrors, instancePath + "/components/confidence_delta", "type", { type: "number" });
						errors++;
					}
				}
				if (data3.tool_error !== void 0) {
					let data7 = data3.tool_error;
					if (!(data7 === 0 || data7 === 1)) {
						vErrors = add(vErrors, instancePath + "/components/tool_error", "enum", { allowedValues: schema74.properties.components.properties.tool_error.enum });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/components", "type", { type: "object" });
				errors++;
			}
		}
		if (data.weights !== void 0) {
			if (!validate229(data.weights, { instancePath: instancePath + "/weights" })) {
				vErrors = join(vErrors, validate229.errors);
				errors = vErrors.length;
			}
		}
		if (data.source !== void 0) {
			let data9 = data.source;
			if (!(data9 === "bundle" || data9 === "gate")) {
				vErrors = add(vErrors, instancePath + "/source", "enum", { allowedValues: schema74.properties.source.enum });
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
	validate227.errors = vErrors;
	return errors === 0;
}
validate227.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema76 = {
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
		"tool": { "$ref": "#/$defs/nameAndVersion" },
		"server": { "anyOf": [{ "$ref": "#/$defs/nameAndVersion" }, { "type": "null" }] },
		"positionEncoding": { "enum": [
			"utf-8",
			"utf-16",
			"utf-32"
		] },
		"python": { "anyOf": [{ "$ref": "#/$defs/pythonEnvironment" }, { "type": "null" }] },
		"configDigest": { "anyOf": [{ "$ref": "#/$defs/contentHash" }, { "type": "null" }] },
		"platform": { "type": "string" },
		"local": {
			"$ref": "#/$defs/localEnvironment",
			"x-hashDomain": false
		},
		"servers": {
			"type": "array",
			"items": { "$ref": "#/$defs/nameAndVersion" }
		}
	}
};
function validate233(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate233.evaluated;
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
	validate233.errors = vErrors;
	return errors === 0;
}
validate233.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate236.evaluated;
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
			if (!validate54(data.packagesDigest, { instancePath: instancePath + "/packagesDigest" })) {
				vErrors = join(vErrors, validate54.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate236.errors = vErrors;
	return errors === 0;
}
validate236.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema79 = {
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
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate240.evaluated;
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
				vErrors = add(vErrors, instancePath + "/pythonExe", "type", { type: schema79.properties.pythonExe.type });
				errors++;
			}
		}
		if (data.venvPath !== void 0) {
			let data2 = data.venvPath;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = add(vErrors, instancePath + "/venvPath", "type", { type: schema79.properties.venvPath.type });
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
				vErrors = add(vErrors, instancePath + "/cage", "enum", { allowedValues: schema79.properties.cage.enum });
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
	validate240.errors = vErrors;
	return errors === 0;
}
validate240.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate232.evaluated;
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
			if (!validate233(data.tool, { instancePath: instancePath + "/tool" })) {
				vErrors = join(vErrors, validate233.errors);
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
			if (!validate233(data1, { instancePath: instancePath + "/server" })) {
				vErrors = join(vErrors, validate233.errors);
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
				vErrors = add(vErrors, instancePath + "/positionEncoding", "enum", { allowedValues: schema76.properties.positionEncoding.enum });
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
			if (!validate236(data3, { instancePath: instancePath + "/python" })) {
				vErrors = join(vErrors, validate236.errors);
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
			if (!validate54(data4, { instancePath: instancePath + "/configDigest" })) {
				vErrors = join(vErrors, validate54.errors);
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
			if (!validate240(data.local, { instancePath: instancePath + "/local" })) {
				vErrors = join(vErrors, validate240.errors);
				errors = vErrors.length;
			}
		}
		if (data.servers !== void 0) {
			let data7 = data.servers;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate233(data7[i0], { instancePath: instancePath + "/servers/" + i0 })) {
					vErrors = join(vErrors, validate233.errors);
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
	validate232.errors = vErrors;
	return errors === 0;
}
validate232.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate244.evaluated;
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
	validate244.errors = vErrors;
	return errors === 0;
}
validate244.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema81 = {
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
			"anyOf": [{
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
			}, { "type": "null" }],
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
				"id": {}
			},
			"x-hashDomain": false
		}
	}
};
const pattern14 = new RegExp("^git-tree:[0-9a-f]{40,64}$", "u");
function validate246(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate246.evaluated;
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
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
				if (data5.total === void 0) {
					vErrors = add(vErrors, instancePath + "/truncated", "required", { missingProperty: "total" });
					errors++;
				}
				if (data5.cursor === void 0) {
					vErrors = add(vErrors, instancePath + "/truncated", "required", { missingProperty: "cursor" });
					errors++;
				}
				for (const key2 in data5) if (!(key2 === "total" || key2 === "cursor")) {
					vErrors = add(vErrors, instancePath + "/truncated", "additionalProperties", { additionalProperty: key2 });
					errors++;
				}
				if (data5.total !== void 0) {
					let data6 = data5.total;
					if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
						vErrors = add(vErrors, instancePath + "/truncated/total", "type", { type: "integer" });
						errors++;
					}
					if (typeof data6 == "number" && isFinite(data6)) {
						if (data6 < 0 || isNaN(data6)) {
							vErrors = add(vErrors, instancePath + "/truncated/total", "minimum", {
								comparison: ">=",
								limit: 0
							});
							errors++;
						}
					}
				}
				if (data5.cursor !== void 0) {
					let data7 = data5.cursor;
					if (typeof data7 !== "string" && data7 !== null) {
						vErrors = add(vErrors, instancePath + "/truncated/cursor", "type", { type: schema81.properties.truncated.anyOf[0].properties.cursor.type });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/truncated", "type", { type: "object" });
				errors++;
			}
			var _valid0 = _errs14 === errors;
			branches0.push(errors - before0);
			valid4 = valid4 || _valid0;
			const before1 = errors;
			const _errs21 = errors;
			if (data5 !== null) {
				vErrors = add(vErrors, instancePath + "/truncated", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs21 === errors;
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
			let data8 = data.snapshot;
			const _errs24 = errors;
			const branches1 = [];
			let valid6 = false;
			const before2 = errors;
			const _errs25 = errors;
			if (typeof data8 === "string") {
				if (!pattern14.test(data8)) {
					vErrors = add(vErrors, instancePath + "/snapshot", "pattern", { pattern: "^git-tree:[0-9a-f]{40,64}$" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/snapshot", "type", { type: "string" });
				errors++;
			}
			var _valid1 = _errs25 === errors;
			branches1.push(errors - before2);
			valid6 = valid6 || _valid1;
			const before3 = errors;
			const _errs27 = errors;
			if (data8 !== null) {
				vErrors = add(vErrors, instancePath + "/snapshot", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs27 === errors;
			branches1.push(errors - before3);
			valid6 = valid6 || _valid1;
			if (!valid6) {
				vErrors = add(vErrors, instancePath + "/snapshot", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs24;
				if (vErrors !== null) {
					if (_errs24) vErrors.length = _errs24;
					else vErrors = null;
				}
			}
		}
		if (data.timing !== void 0) {
			let data9 = data.timing;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) for (const key3 in data9) {
				let data10 = data9[key3];
				if (typeof data10 == "number" && isFinite(data10)) {
					if (data10 < 0 || isNaN(data10)) {
						vErrors = add(vErrors, instancePath + "/timing/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "minimum", {
							comparison: ">=",
							limit: 0
						});
						errors++;
					}
				} else {
					vErrors = add(vErrors, instancePath + "/timing/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "number" });
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
			let data12 = data.batch;
			if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
				if (data12.line === void 0) {
					vErrors = add(vErrors, instancePath + "/batch", "required", { missingProperty: "line" });
					errors++;
				}
				if (data12.id === void 0) {
					vErrors = add(vErrors, instancePath + "/batch", "required", { missingProperty: "id" });
					errors++;
				}
				for (const key4 in data12) if (!(key4 === "line" || key4 === "id")) {
					vErrors = add(vErrors, instancePath + "/batch", "additionalProperties", { additionalProperty: key4 });
					errors++;
				}
				if (data12.line !== void 0) {
					let data13 = data12.line;
					if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
						vErrors = add(vErrors, instancePath + "/batch/line", "type", { type: "integer" });
						errors++;
					}
					if (typeof data13 == "number" && isFinite(data13)) {
						if (data13 < 1 || isNaN(data13)) {
							vErrors = add(vErrors, instancePath + "/batch/line", "minimum", {
								comparison: ">=",
								limit: 1
							});
							errors++;
						}
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
	validate246.errors = vErrors;
	return errors === 0;
}
validate246.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate53.evaluated;
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
		for (const key0 in data) if (!func1.call(schema20.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.version !== void 0) {
			if ("1.2" !== data.version) {
				vErrors = add(vErrors, instancePath + "/version", "const", { allowedValue: "1.2" });
				errors++;
			}
		}
		if (data.bundleId !== void 0) {
			if (!validate54(data.bundleId, { instancePath: instancePath + "/bundleId" })) {
				vErrors = join(vErrors, validate54.errors);
				errors = vErrors.length;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (!(data2 === "ok" || data2 === "error")) {
				vErrors = add(vErrors, instancePath + "/status", "enum", { allowedValues: schema20.properties.status.enum });
				errors++;
			}
		}
		if (data.request !== void 0) {
			if (!validate56(data.request, { instancePath: instancePath + "/request" })) {
				vErrors = join(vErrors, validate56.errors);
				errors = vErrors.length;
			}
		}
		if (data.resolution !== void 0) {
			let data4 = data.resolution;
			const _errs7 = errors;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs8 = errors;
			if (!validate118(data4, { instancePath: instancePath + "/resolution" })) {
				vErrors = join(vErrors, validate118.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs8 === errors;
			branches0.push(errors - before0);
			valid1 = valid1 || _valid0;
			const before1 = errors;
			const _errs9 = errors;
			if (data4 !== null) {
				vErrors = add(vErrors, instancePath + "/resolution", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs9 === errors;
			branches0.push(errors - before1);
			valid1 = valid1 || _valid0;
			if (!valid1) {
				vErrors = add(vErrors, instancePath + "/resolution", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs7;
				if (vErrors !== null) {
					if (_errs7) vErrors.length = _errs7;
					else vErrors = null;
				}
			}
		}
		if (data.facts !== void 0) {
			let data5 = data.facts;
			const _errs12 = errors;
			const branches1 = [];
			let valid2 = false;
			const before2 = errors;
			const _errs13 = errors;
			if (!validate152(data5, { instancePath: instancePath + "/facts" })) {
				vErrors = join(vErrors, validate152.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs13 === errors;
			branches1.push(errors - before2);
			valid2 = valid2 || _valid1;
			if (_valid1) var props1 = true;
			const before3 = errors;
			const _errs14 = errors;
			if (!validate174(data5, { instancePath: instancePath + "/facts" })) {
				vErrors = join(vErrors, validate174.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs14 === errors;
			branches1.push(errors - before3);
			valid2 = valid2 || _valid1;
			if (_valid1) {
				if (props1 !== true) props1 = true;
			}
			const before4 = errors;
			const _errs15 = errors;
			if (!validate181(data5, { instancePath: instancePath + "/facts" })) {
				vErrors = join(vErrors, validate181.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs15 === errors;
			branches1.push(errors - before4);
			valid2 = valid2 || _valid1;
			if (_valid1) {
				if (props1 !== true) props1 = true;
			}
			const before5 = errors;
			const _errs16 = errors;
			if (!validate185(data5, { instancePath: instancePath + "/facts" })) {
				vErrors = join(vErrors, validate185.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs16 === errors;
			branches1.push(errors - before5);
			valid2 = valid2 || _valid1;
			if (_valid1) {
				if (props1 !== true) props1 = true;
			}
			const before6 = errors;
			const _errs17 = errors;
			if (!validate189(data5, { instancePath: instancePath + "/facts" })) {
				vErrors = join(vErrors, validate189.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs17 === errors;
			branches1.push(errors - before6);
			valid2 = valid2 || _valid1;
			if (_valid1) {
				if (props1 !== true) props1 = true;
			}
			const before7 = errors;
			const _errs18 = errors;
			if (!validate193(data5, { instancePath: instancePath + "/facts" })) {
				vErrors = join(vErrors, validate193.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs18 === errors;
			branches1.push(errors - before7);
			valid2 = valid2 || _valid1;
			if (_valid1) {
				if (props1 !== true) props1 = true;
			}
			const before8 = errors;
			const _errs19 = errors;
			if (!validate197(data5, { instancePath: instancePath + "/facts" })) {
				vErrors = join(vErrors, validate197.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs19 === errors;
			branches1.push(errors - before8);
			valid2 = valid2 || _valid1;
			if (_valid1) {
				if (props1 !== true) props1 = true;
			}
			const before9 = errors;
			const _errs20 = errors;
			if (!validate203(data5, { instancePath: instancePath + "/facts" })) {
				vErrors = join(vErrors, validate203.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs20 === errors;
			branches1.push(errors - before9);
			valid2 = valid2 || _valid1;
			if (_valid1) {
				if (props1 !== true) props1 = true;
			}
			const before10 = errors;
			const _errs21 = errors;
			if (!validate212(data5, { instancePath: instancePath + "/facts" })) {
				vErrors = join(vErrors, validate212.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs21 === errors;
			branches1.push(errors - before10);
			valid2 = valid2 || _valid1;
			if (_valid1) {
				if (props1 !== true) props1 = true;
			}
			const before11 = errors;
			const _errs22 = errors;
			if (!validate214(data5, { instancePath: instancePath + "/facts" })) {
				vErrors = join(vErrors, validate214.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs22 === errors;
			branches1.push(errors - before11);
			valid2 = valid2 || _valid1;
			if (_valid1) {
				if (props1 !== true) props1 = true;
			}
			const before12 = errors;
			const _errs23 = errors;
			if (!validate217(data5, { instancePath: instancePath + "/facts" })) {
				vErrors = join(vErrors, validate217.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs23 === errors;
			branches1.push(errors - before12);
			valid2 = valid2 || _valid1;
			if (_valid1) {
				if (props1 !== true) props1 = true;
			}
			const before13 = errors;
			const _errs24 = errors;
			if (data5 !== null) {
				vErrors = add(vErrors, instancePath + "/facts", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs24 === errors;
			branches1.push(errors - before13);
			valid2 = valid2 || _valid1;
			if (!valid2) {
				vErrors = add(vErrors, instancePath + "/facts", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
		if (data.edits !== void 0) {
			if (!validate223(data.edits, { instancePath: instancePath + "/edits" })) {
				vErrors = join(vErrors, validate223.errors);
				errors = vErrors.length;
			}
		}
		if (data.error !== void 0) {
			let data7 = data.error;
			const _errs28 = errors;
			const branches2 = [];
			let valid3 = false;
			const before14 = errors;
			const _errs29 = errors;
			if (!validate225(data7, { instancePath: instancePath + "/error" })) {
				vErrors = join(vErrors, validate225.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs29 === errors;
			branches2.push(errors - before14);
			valid3 = valid3 || _valid2;
			const before15 = errors;
			const _errs30 = errors;
			if (data7 !== null) {
				vErrors = add(vErrors, instancePath + "/error", "type", { type: "null" });
				errors++;
			}
			var _valid2 = _errs30 === errors;
			branches2.push(errors - before15);
			valid3 = valid3 || _valid2;
			if (!valid3) {
				vErrors = add(vErrors, instancePath + "/error", "anyOf", { branches: branches2 });
				errors++;
			} else {
				errors = _errs28;
				if (vErrors !== null) {
					if (_errs28) vErrors.length = _errs28;
					else vErrors = null;
				}
			}
		}
		if (data.processReward !== void 0) {
			let data8 = data.processReward;
			const _errs33 = errors;
			const branches3 = [];
			let valid4 = false;
			const before16 = errors;
			const _errs34 = errors;
			if (!validate227(data8, { instancePath: instancePath + "/processReward" })) {
				vErrors = join(vErrors, validate227.errors);
				errors = vErrors.length;
			}
			var _valid3 = _errs34 === errors;
			branches3.push(errors - before16);
			valid4 = valid4 || _valid3;
			const before17 = errors;
			const _errs35 = errors;
			if (data8 !== null) {
				vErrors = add(vErrors, instancePath + "/processReward", "type", { type: "null" });
				errors++;
			}
			var _valid3 = _errs35 === errors;
			branches3.push(errors - before17);
			valid4 = valid4 || _valid3;
			if (!valid4) {
				vErrors = add(vErrors, instancePath + "/processReward", "anyOf", { branches: branches3 });
				errors++;
			} else {
				errors = _errs33;
				if (vErrors !== null) {
					if (_errs33) vErrors.length = _errs33;
					else vErrors = null;
				}
			}
		}
		if (data.environment !== void 0) {
			if (!validate232(data.environment, { instancePath: instancePath + "/environment" })) {
				vErrors = join(vErrors, validate232.errors);
				errors = vErrors.length;
			}
		}
		if (data.capabilities !== void 0) {
			if (!validate244(data.capabilities, { instancePath: instancePath + "/capabilities" })) {
				vErrors = join(vErrors, validate244.errors);
				errors = vErrors.length;
			}
		}
		if (data.meta !== void 0) {
			if (!validate246(data.meta, { instancePath: instancePath + "/meta" })) {
				vErrors = join(vErrors, validate246.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate53.errors = vErrors;
	return errors === 0;
}
validate53.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v2 = validate248;
const schema82 = {
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
							"minLength": 1,
							"pattern": "^[^/\\\\*?]+$"
						}
					},
					"rootMarkers": {
						"type": "array",
						"items": {
							"type": "string",
							"minLength": 1,
							"pattern": "^(?!\\.{1,2}$)[^/\\\\*]*(\\*[^/\\\\*]*)?$"
						}
					},
					"languageId": {
						"type": ["string", "object"],
						"minLength": 1,
						"propertyNames": {
							"type": "string",
							"minLength": 1,
							"pattern": "^[^/\\\\*?]+$"
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
						"inconclusive"
					] }
				},
				"warnOnly": { "type": "boolean" }
			}
		},
		"reward": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"version": { "enum": ["rl-csf-v1"] },
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
						}
					}
				}
			}
		}
	}
};
const pattern15 = new RegExp("^[A-Za-z][A-Za-z0-9._+-]*$", "u");
const pattern16 = new RegExp("^[^/\\\\*?]+$", "u");
const pattern17 = new RegExp("^(?!\\.{1,2}$)[^/\\\\*]*(\\*[^/\\\\*]*)?$", "u");
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate248.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func1.call(schema82.properties, key0)) {
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
				if (func3(data2) < 1) {
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
				vErrors = add(vErrors, instancePath + "/indexIo", "enum", { allowedValues: schema82.properties.indexIo.enum });
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
								if (func3(data10) < 1) {
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
						if (!pattern15.test(key3)) {
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
						for (const key5 in data12) if (!func1.call(schema82.properties.servers.additionalProperties.properties, key5)) {
							vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties", { additionalProperty: key5 });
							errors++;
						}
						if (data12.command !== void 0) {
							let data13 = data12.command;
							if (typeof data13 !== "string" && !Array.isArray(data13)) {
								vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/command", "type", { type: schema82.properties.servers.additionalProperties.properties.command.type });
								errors++;
							}
							if (typeof data13 === "string") {
								if (func3(data13) < 1) {
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
										if (func3(data14) < 1) {
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
										if (func3(data18) < 1) {
											vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/fileTypes/" + i3, "minLength", { limit: 1 });
											errors++;
										}
										if (!pattern16.test(data18)) {
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
										if (func3(data20) < 1) {
											vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/rootMarkers/" + i4, "minLength", { limit: 1 });
											errors++;
										}
										if (!pattern17.test(data20)) {
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
								vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/languageId", "type", { type: schema82.properties.servers.additionalProperties.properties.languageId.type });
								errors++;
							}
							if (typeof data21 === "string") {
								if (func3(data21) < 1) {
									vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/languageId", "minLength", { limit: 1 });
									errors++;
								}
							}
							if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
								for (const key6 in data21) {
									const _errs50 = errors;
									if (typeof key6 === "string") {
										if (func3(key6) < 1) {
											vErrors = add(vErrors, instancePath + "/servers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/languageId", "minLength", { limit: 1 }, key6);
											errors++;
										}
										if (!pattern16.test(key6)) {
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
										if (func3(data22) < 1) {
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
				for (const key8 in data26) if (!(key8 === "failOn" || key8 === "warnOnly")) {
					vErrors = add(vErrors, instancePath + "/gate", "additionalProperties", { additionalProperty: key8 });
					errors++;
				}
				if (data26.failOn !== void 0) {
					let data27 = data26.failOn;
					if (Array.isArray(data27)) {
						const len5 = data27.length;
						for (let i5 = 0; i5 < len5; i5++) {
							let data28 = data27[i5];
							if (!(data28 === "introduced-errors" || data28 === "introduced-warnings" || data28 === "negative-reward" || data28 === "inconclusive")) {
								vErrors = add(vErrors, instancePath + "/gate/failOn/" + i5, "enum", { allowedValues: schema82.properties.gate.properties.failOn.items.enum });
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
			} else {
				vErrors = add(vErrors, instancePath + "/gate", "type", { type: "object" });
				errors++;
			}
		}
		if (data.reward !== void 0) {
			let data30 = data.reward;
			if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
				for (const key9 in data30) if (!(key9 === "version" || key9 === "weights")) {
					vErrors = add(vErrors, instancePath + "/reward", "additionalProperties", { additionalProperty: key9 });
					errors++;
				}
				if (data30.version !== void 0) {
					if (!(data30.version === "rl-csf-v1")) {
						vErrors = add(vErrors, instancePath + "/reward/version", "enum", { allowedValues: schema82.properties.reward.properties.version.enum });
						errors++;
					}
				}
				if (data30.weights !== void 0) {
					let data32 = data30.weights;
					if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
						for (const key10 in data32) if (!(key10 === "wD" || key10 === "wS" || key10 === "wA" || key10 === "wE" || key10 === "gamma")) {
							vErrors = add(vErrors, instancePath + "/reward/weights", "additionalProperties", { additionalProperty: key10 });
							errors++;
						}
						if (data32.wD !== void 0) {
							let data33 = data32.wD;
							if (typeof data33 == "number" && isFinite(data33)) {
								if (data33 < 0 || isNaN(data33)) {
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
						if (data32.wS !== void 0) {
							let data34 = data32.wS;
							if (typeof data34 == "number" && isFinite(data34)) {
								if (data34 < 0 || isNaN(data34)) {
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
						if (data32.wA !== void 0) {
							let data35 = data32.wA;
							if (typeof data35 == "number" && isFinite(data35)) {
								if (data35 < 0 || isNaN(data35)) {
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
						if (data32.wE !== void 0) {
							let data36 = data32.wE;
							if (typeof data36 == "number" && isFinite(data36)) {
								if (data36 < 0 || isNaN(data36)) {
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
						if (data32.gamma !== void 0) {
							let data37 = data32.gamma;
							if (typeof data37 == "number" && isFinite(data37)) {
								if (data37 < 0 || isNaN(data37)) {
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
					} else {
						vErrors = add(vErrors, instancePath + "/reward/weights", "type", { type: "object" });
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
	validate248.errors = vErrors;
	return errors === 0;
}
validate248.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v3 = validate249;
const schema83 = {
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
			"maxItems": 0
		},
		"schemas": {
			"type": "array",
			"maxItems": 0
		},
		"proposals": {
			"type": "array",
			"maxItems": 0
		},
		"evidence": { "$ref": "#/$defs/evidence" },
		"reward": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/processReward" }, { "type": "null" }] },
		"trajectory": {
			"type": "array",
			"maxItems": 0
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
					"unstable",
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
					"items": { "$ref": "#/$defs/deltaDiagnostic" }
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
			"properties": { "configuration": {
				"type": "object",
				"additionalProperties": false,
				"required": ["changed"],
				"properties": { "changed": {
					"type": "array",
					"items": { "$ref": "#/$defs/configurationChange" }
				} }
			} }
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
				}
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
				"cage": { "enum": ["permission-model", "none"] }
			}
		}
	}
};
const schema84 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["code", "count"],
	"properties": {
		"code": { "enum": [
			"introduced-errors",
			"introduced-warnings",
			"introduced-information",
			"negative-reward",
			"unstable",
			"inconclusive"
		] },
		"count": {
			"type": "integer",
			"minimum": 1
		}
	}
};
function validate250(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate250.evaluated;
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
			if (!(data0 === "introduced-errors" || data0 === "introduced-warnings" || data0 === "introduced-information" || data0 === "negative-reward" || data0 === "unstable" || data0 === "inconclusive")) {
				vErrors = add(vErrors, instancePath + "/code", "enum", { allowedValues: schema84.properties.code.enum });
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
	validate250.errors = vErrors;
	return errors === 0;
}
validate250.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema85 = {
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
const pattern19 = new RegExp("^[0-9a-f]{40,64}$", "u");
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate253.evaluated;
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
	validate253.errors = vErrors;
	return errors === 0;
}
validate253.evaluated = {
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
				vErrors = add(vErrors, instancePath + "/commit", "type", { type: schema85.properties.commit.type });
				errors++;
			}
		}
		if (data.tree !== void 0) {
			let data1 = data.tree;
			if (typeof data1 === "string") {
				if (!pattern19.test(data1)) {
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
			if (!validate253(data2, { instancePath: instancePath + "/bundleId" })) {
				vErrors = join(vErrors, validate253.errors);
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
			if (!validate255(data3, { instancePath: instancePath + "/counts" })) {
				vErrors = join(vErrors, validate255.errors);
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
	validate252.errors = vErrors;
	return errors === 0;
}
validate252.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate261(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate261.evaluated;
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
			if (!validate253(data.bundleId, { instancePath: instancePath + "/bundleId" })) {
				vErrors = join(vErrors, validate253.errors);
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
			if (!validate255(data.counts, { instancePath: instancePath + "/counts" })) {
				vErrors = join(vErrors, validate255.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate261.errors = vErrors;
	return errors === 0;
}
validate261.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate259(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate259.evaluated;
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
			if (!validate253(data1, { instancePath: instancePath + "/configDigest" })) {
				vErrors = join(vErrors, validate253.errors);
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
			if (!validate261(data2, { instancePath: instancePath + "/before" })) {
				vErrors = join(vErrors, validate261.errors);
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
			if (!validate261(data3, { instancePath: instancePath + "/after" })) {
				vErrors = join(vErrors, validate261.errors);
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
	validate259.errors = vErrors;
	return errors === 0;
}
validate259.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema91 = {
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
function validate269(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate269.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) < 1) {
			vErrors = add(vErrors, instancePath, "minLength", { limit: 1 });
			errors++;
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "string" });
		errors++;
	}
	validate269.errors = vErrors;
	return errors === 0;
}
validate269.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate271.evaluated;
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
	validate271.errors = vErrors;
	return errors === 0;
}
validate271.evaluated = {
	"items": true,
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
			if (!validate269(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate269.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate271(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate271.errors);
				errors = vErrors.length;
			}
		}
		if (data.severity !== void 0) {
			let data2 = data.severity;
			if (!(data2 === "error" || data2 === "warning" || data2 === "information")) {
				vErrors = add(vErrors, instancePath + "/severity", "enum", { allowedValues: schema91.properties.severity.enum });
				errors++;
			}
		}
		if (data.rule !== void 0) {
			let data3 = data.rule;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = add(vErrors, instancePath + "/rule", "type", { type: schema91.properties.rule.type });
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
	validate268.errors = vErrors;
	return errors === 0;
}
validate268.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema94 = {
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
function validate274(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate274.evaluated;
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
			if (!validate269(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate269.errors);
				errors = vErrors.length;
			}
		}
		if (data.range !== void 0) {
			if (!validate271(data.range, { instancePath: instancePath + "/range" })) {
				vErrors = join(vErrors, validate271.errors);
				errors = vErrors.length;
			}
		}
		if (data.severity !== void 0) {
			let data2 = data.severity;
			if (!(data2 === "error" || data2 === "warning" || data2 === "information")) {
				vErrors = add(vErrors, instancePath + "/severity", "enum", { allowedValues: schema94.properties.severity.enum });
				errors++;
			}
		}
		if (data.rule !== void 0) {
			let data3 = data.rule;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = add(vErrors, instancePath + "/rule", "type", { type: schema94.properties.rule.type });
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
	validate274.errors = vErrors;
	return errors === 0;
}
validate274.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate278.evaluated;
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
			if (!validate268(data.before, { instancePath: instancePath + "/before" })) {
				vErrors = join(vErrors, validate268.errors);
				errors = vErrors.length;
			}
		}
		if (data.after !== void 0) {
			if (!validate268(data.after, { instancePath: instancePath + "/after" })) {
				vErrors = join(vErrors, validate268.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate278.errors = vErrors;
	return errors === 0;
}
validate278.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema96 = {
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
function validate283(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate283.evaluated;
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
				vErrors = add(vErrors, instancePath + "/side", "enum", { allowedValues: schema96.properties.side.enum });
				errors++;
			}
		}
		if (data.seen !== void 0) {
			let data1 = data.seen;
			if (!(data1 === "first" || data1 === "second")) {
				vErrors = add(vErrors, instancePath + "/seen", "enum", { allowedValues: schema96.properties.seen.enum });
				errors++;
			}
		}
		if (data.diagnostic !== void 0) {
			if (!validate268(data.diagnostic, { instancePath: instancePath + "/diagnostic" })) {
				vErrors = join(vErrors, validate268.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate283.errors = vErrors;
	return errors === 0;
}
validate283.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate267.evaluated;
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
		for (const key0 in data) if (!(key0 === "introduced" || key0 === "resolved" || key0 === "changed" || key0 === "moved" || key0 === "unstable" || key0 === "persisting")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.introduced !== void 0) {
			let data0 = data.introduced;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate268(data0[i0], { instancePath: instancePath + "/introduced/" + i0 })) {
					vErrors = join(vErrors, validate268.errors);
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
				for (let i1 = 0; i1 < len1; i1++) if (!validate274(data2[i1], { instancePath: instancePath + "/resolved/" + i1 })) {
					vErrors = join(vErrors, validate274.errors);
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
				for (let i2 = 0; i2 < len2; i2++) if (!validate278(data4[i2], { instancePath: instancePath + "/changed/" + i2 })) {
					vErrors = join(vErrors, validate278.errors);
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
				for (let i3 = 0; i3 < len3; i3++) if (!validate278(data6[i3], { instancePath: instancePath + "/moved/" + i3 })) {
					vErrors = join(vErrors, validate278.errors);
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
				for (let i4 = 0; i4 < len4; i4++) if (!validate283(data8[i4], { instancePath: instancePath + "/unstable/" + i4 })) {
					vErrors = join(vErrors, validate283.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/unstable", "type", { type: "array" });
				errors++;
			}
		}
		if (data.persisting !== void 0) {
			let data10 = data.persisting;
			if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
				vErrors = add(vErrors, instancePath + "/persisting", "type", { type: "integer" });
				errors++;
			}
			if (typeof data10 == "number" && isFinite(data10)) {
				if (data10 < 0 || isNaN(data10)) {
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
	validate267.errors = vErrors;
	return errors === 0;
}
validate267.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema98 = {
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
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate288.evaluated;
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
				vErrors = add(vErrors, instancePath + "/change", "enum", { allowedValues: schema98.properties.change.enum });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate288.errors = vErrors;
	return errors === 0;
}
validate288.evaluated = {
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
		if (data.configuration === void 0) {
			vErrors = add(vErrors, instancePath, "required", { missingProperty: "configuration" });
			errors++;
		}
		for (const key0 in data) if (!(key0 === "configuration")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.configuration !== void 0) {
			let data0 = data.configuration;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.changed === void 0) {
					vErrors = add(vErrors, instancePath + "/configuration", "required", { missingProperty: "changed" });
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "changed")) {
					vErrors = add(vErrors, instancePath + "/configuration", "additionalProperties", { additionalProperty: key1 });
					errors++;
				}
				if (data0.changed !== void 0) {
					let data1 = data0.changed;
					if (Array.isArray(data1)) {
						const len0 = data1.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate288(data1[i0], { instancePath: instancePath + "/configuration/changed/" + i0 })) {
							vErrors = join(vErrors, validate288.errors);
							errors = vErrors.length;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/configuration/changed", "type", { type: "array" });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/configuration", "type", { type: "object" });
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
function validate291(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate291.evaluated;
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
				vErrors = add(vErrors, instancePath + "/version", "enum", { allowedValues: schema74.properties.version.enum });
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
			if (!validate54(data1, { instancePath: instancePath + "/previousBundleId" })) {
				vErrors = join(vErrors, validate54.errors);
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
			let data3 = data.components;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.diag_delta === void 0) {
					vErrors = add(vErrors, instancePath + "/components", "required", { missingProperty: "diag_delta" });
					errors++;
				}
				if (data3.safety_delta === void 0) {
					vErrors = add(vErrors, instancePath + "/components", "required", { missingProperty: "safety_delta" });
					errors++;
				}
				if (data3.confidence_delta === void 0) {
					vErrors = add(vErrors, instancePath + "/components", "required", { missingProperty: "confidence_delta" });
					errors++;
				}
				if (data3.tool_error === void 0) {
					vErrors = add(vErrors, instancePath + "/components", "required", { missingProperty: "tool_error" });
					errors++;
				}
				for (const key1 in data3) if (!(key1 === "diag_delta" || key1 === "safety_delta" || key1 === "confidence_delta" || key1 === "tool_error")) {
					vErrors = add(vErrors, instancePath + "/components", "additionalProperties", { additionalProperty: key1 });
					errors++;
				}
				if (data3.diag_delta !== void 0) {
					let data4 = data3.diag_delta;
					if (!(typeof data4 == "number" && isFinite(data4))) {
						vErrors = add(vErrors, instancePath + "/components/diag_delta", "type", { type: "number" });
						errors++;
					}
				}
				if (data3.safety_delta !== void 0) {
					let data5 = data3.safety_delta;
					if (!(typeof data5 == "number" && isFinite(data5))) {
						vErrors = add(vErrors, instancePath + "/components/safety_delta", "type", { type: "number" });
						errors++;
					}
				}
				if (data3.confidence_delta !== void 0) {
					let data6 = data3.confidence_delta;
					if (!(typeof data6 == "number" && isFinite(data6))) {
						vErrors = add(vErrors, instancePath + "/components/confidence_delta", "type", { type: "number" });
						errors++;
					}
				}
				if (data3.tool_error !== void 0) {
					let data7 = data3.tool_error;
					if (!(data7 === 0 || data7 === 1)) {
						vErrors = add(vErrors, instancePath + "/components/tool_error", "enum", { allowedValues: schema74.properties.components.properties.tool_error.enum });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/components", "type", { type: "object" });
				errors++;
			}
		}
		if (data.weights !== void 0) {
			if (!validate229(data.weights, { instancePath: instancePath + "/weights" })) {
				vErrors = join(vErrors, validate229.errors);
				errors = vErrors.length;
			}
		}
		if (data.source !== void 0) {
			let data9 = data.source;
			if (!(data9 === "bundle" || data9 === "gate")) {
				vErrors = add(vErrors, instancePath + "/source", "enum", { allowedValues: schema74.properties.source.enum });
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
	validate291.errors = vErrors;
	return errors === 0;
}
validate291.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate295(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate295.evaluated;
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
		for (const key0 in data) if (!(key0 === "failOn" || key0 === "warnOnly" || key0 === "failed" || key0 === "reasons")) {
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
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate295.errors = vErrors;
	return errors === 0;
}
validate295.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema101 = {
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
function validate297(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate297.evaluated;
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
				vErrors = add(vErrors, instancePath + "/side", "enum", { allowedValues: schema101.properties.side.enum });
				errors++;
			}
		}
		if (data.workingDirectory !== void 0) {
			let data1 = data.workingDirectory;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = add(vErrors, instancePath + "/workingDirectory", "type", { type: schema101.properties.workingDirectory.type });
				errors++;
			}
		}
		if (data.code !== void 0) {
			let data2 = data.code;
			if (typeof data2 === "string") {
				if (!pattern13.test(data2)) {
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
	validate297.errors = vErrors;
	return errors === 0;
}
validate297.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema102 = {
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
		"cage": { "enum": ["permission-model", "none"] }
	}
};
function validate300(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate300.evaluated;
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
	validate300.errors = vErrors;
	return errors === 0;
}
validate300.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate303(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate303.evaluated;
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
			if (!validate54(data.packagesDigest, { instancePath: instancePath + "/packagesDigest" })) {
				vErrors = join(vErrors, validate54.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate303.errors = vErrors;
	return errors === 0;
}
validate303.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate299.evaluated;
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
		for (const key0 in data) if (!(key0 === "tool" || key0 === "server" || key0 === "python" || key0 === "platform" || key0 === "cage")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.tool !== void 0) {
			if (!validate300(data.tool, { instancePath: instancePath + "/tool" })) {
				vErrors = join(vErrors, validate300.errors);
				errors = vErrors.length;
			}
		}
		if (data.server !== void 0) {
			if (!validate300(data.server, { instancePath: instancePath + "/server" })) {
				vErrors = join(vErrors, validate300.errors);
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
			if (!validate303(data2, { instancePath: instancePath + "/python" })) {
				vErrors = join(vErrors, validate303.errors);
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
		if (data.cage !== void 0) {
			let data4 = data.cage;
			if (!(data4 === "permission-model" || data4 === "none")) {
				vErrors = add(vErrors, instancePath + "/cage", "enum", { allowedValues: schema102.properties.cage.enum });
				errors++;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate299.errors = vErrors;
	return errors === 0;
}
validate299.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate249.evaluated;
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
		for (const key0 in data) if (!func1.call(schema83.properties, key0)) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.version !== void 0) {
			if ("1.0" !== data.version) {
				vErrors = add(vErrors, instancePath + "/version", "const", { allowedValue: "1.0" });
				errors++;
			}
		}
		if (data.conclusion !== void 0) {
			let data1 = data.conclusion;
			if (!(data1 === "clean" || data1 === "findings" || data1 === "inconclusive")) {
				vErrors = add(vErrors, instancePath + "/conclusion", "enum", { allowedValues: schema83.properties.conclusion.enum });
				errors++;
			}
		}
		if (data.reasons !== void 0) {
			let data2 = data.reasons;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate250(data2[i0], { instancePath: instancePath + "/reasons/" + i0 })) {
					vErrors = join(vErrors, validate250.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/reasons", "type", { type: "array" });
				errors++;
			}
		}
		if (data.before !== void 0) {
			let data4 = data.before;
			const _errs8 = errors;
			const branches0 = [];
			let valid3 = false;
			const before0 = errors;
			const _errs9 = errors;
			if (!validate252(data4, { instancePath: instancePath + "/before" })) {
				vErrors = join(vErrors, validate252.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs9 === errors;
			branches0.push(errors - before0);
			valid3 = valid3 || _valid0;
			const before1 = errors;
			const _errs10 = errors;
			if (data4 !== null) {
				vErrors = add(vErrors, instancePath + "/before", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs10 === errors;
			branches0.push(errors - before1);
			valid3 = valid3 || _valid0;
			if (!valid3) {
				vErrors = add(vErrors, instancePath + "/before", "anyOf", { branches: branches0 });
				errors++;
			} else {
				errors = _errs8;
				if (vErrors !== null) {
					if (_errs8) vErrors.length = _errs8;
					else vErrors = null;
				}
			}
		}
		if (data.after !== void 0) {
			let data5 = data.after;
			const _errs13 = errors;
			const branches1 = [];
			let valid4 = false;
			const before2 = errors;
			const _errs14 = errors;
			if (!validate252(data5, { instancePath: instancePath + "/after" })) {
				vErrors = join(vErrors, validate252.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs14 === errors;
			branches1.push(errors - before2);
			valid4 = valid4 || _valid1;
			const before3 = errors;
			const _errs15 = errors;
			if (data5 !== null) {
				vErrors = add(vErrors, instancePath + "/after", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs15 === errors;
			branches1.push(errors - before3);
			valid4 = valid4 || _valid1;
			if (!valid4) {
				vErrors = add(vErrors, instancePath + "/after", "anyOf", { branches: branches1 });
				errors++;
			} else {
				errors = _errs13;
				if (vErrors !== null) {
					if (_errs13) vErrors.length = _errs13;
					else vErrors = null;
				}
			}
		}
		if (data.projects !== void 0) {
			let data6 = data.projects;
			if (Array.isArray(data6)) {
				const len1 = data6.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate259(data6[i1], { instancePath: instancePath + "/projects/" + i1 })) {
					vErrors = join(vErrors, validate259.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/projects", "type", { type: "array" });
				errors++;
			}
		}
		if (data.delta !== void 0) {
			let data8 = data.delta;
			const _errs21 = errors;
			const branches2 = [];
			let valid7 = false;
			const before4 = errors;
			const _errs22 = errors;
			if (!validate267(data8, { instancePath: instancePath + "/delta" })) {
				vErrors = join(vErrors, validate267.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs22 === errors;
			branches2.push(errors - before4);
			valid7 = valid7 || _valid2;
			const before5 = errors;
			const _errs23 = errors;
			if (data8 !== null) {
				vErrors = add(vErrors, instancePath + "/delta", "type", { type: "null" });
				errors++;
			}
			var _valid2 = _errs23 === errors;
			branches2.push(errors - before5);
			valid7 = valid7 || _valid2;
			if (!valid7) {
				vErrors = add(vErrors, instancePath + "/delta", "anyOf", { branches: branches2 });
				errors++;
			} else {
				errors = _errs21;
				if (vErrors !== null) {
					if (_errs21) vErrors.length = _errs21;
					else vErrors = null;
				}
			}
		}
		if (data.traces !== void 0) {
			let data9 = data.traces;
			if (Array.isArray(data9)) {
				if (data9.length > 0) {
					vErrors = add(vErrors, instancePath + "/traces", "maxItems", { limit: 0 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/traces", "type", { type: "array" });
				errors++;
			}
		}
		if (data.schemas !== void 0) {
			let data10 = data.schemas;
			if (Array.isArray(data10)) {
				if (data10.length > 0) {
					vErrors = add(vErrors, instancePath + "/schemas", "maxItems", { limit: 0 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/schemas", "type", { type: "array" });
				errors++;
			}
		}
		if (data.proposals !== void 0) {
			let data11 = data.proposals;
			if (Array.isArray(data11)) {
				if (data11.length > 0) {
					vErrors = add(vErrors, instancePath + "/proposals", "maxItems", { limit: 0 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/proposals", "type", { type: "array" });
				errors++;
			}
		}
		if (data.evidence !== void 0) {
			if (!validate287(data.evidence, { instancePath: instancePath + "/evidence" })) {
				vErrors = join(vErrors, validate287.errors);
				errors = vErrors.length;
			}
		}
		if (data.reward !== void 0) {
			let data13 = data.reward;
			const _errs33 = errors;
			const branches3 = [];
			let valid8 = false;
			const before6 = errors;
			const _errs34 = errors;
			if (!validate291(data13, { instancePath: instancePath + "/reward" })) {
				vErrors = join(vErrors, validate291.errors);
				errors = vErrors.length;
			}
			var _valid3 = _errs34 === errors;
			branches3.push(errors - before6);
			valid8 = valid8 || _valid3;
			const before7 = errors;
			const _errs35 = errors;
			if (data13 !== null) {
				vErrors = add(vErrors, instancePath + "/reward", "type", { type: "null" });
				errors++;
			}
			var _valid3 = _errs35 === errors;
			branches3.push(errors - before7);
			valid8 = valid8 || _valid3;
			if (!valid8) {
				vErrors = add(vErrors, instancePath + "/reward", "anyOf", { branches: branches3 });
				errors++;
			} else {
				errors = _errs33;
				if (vErrors !== null) {
					if (_errs33) vErrors.length = _errs33;
					else vErrors = null;
				}
			}
		}
		if (data.trajectory !== void 0) {
			let data14 = data.trajectory;
			if (Array.isArray(data14)) {
				if (data14.length > 0) {
					vErrors = add(vErrors, instancePath + "/trajectory", "maxItems", { limit: 0 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/trajectory", "type", { type: "array" });
				errors++;
			}
		}
		if (data.policy !== void 0) {
			if (!validate295(data.policy, { instancePath: instancePath + "/policy" })) {
				vErrors = join(vErrors, validate295.errors);
				errors = vErrors.length;
			}
		}
		if (data.failures !== void 0) {
			let data16 = data.failures;
			if (Array.isArray(data16)) {
				const len2 = data16.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate297(data16[i2], { instancePath: instancePath + "/failures/" + i2 })) {
					vErrors = join(vErrors, validate297.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/failures", "type", { type: "array" });
				errors++;
			}
		}
		if (data.environment !== void 0) {
			if (!validate299(data.environment, { instancePath: instancePath + "/environment" })) {
				vErrors = join(vErrors, validate299.errors);
				errors = vErrors.length;
			}
		}
		if (data.timing !== void 0) {
			let data19 = data.timing;
			if (data19 && typeof data19 == "object" && !Array.isArray(data19)) for (const key1 in data19) {
				let data20 = data19[key1];
				if (typeof data20 == "number" && isFinite(data20)) {
					if (data20 < 0 || isNaN(data20)) {
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
	validate249.errors = vErrors;
	return errors === 0;
}
validate249.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v4 = validate57;
const v5 = validate307;
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate307.evaluated;
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
		for (const key0 in data) if (!(key0 === "kind" || key0 === "uri" || key0 === "line" || key0 === "col" || key0 === "indexing" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("cursor" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "cursor" });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate59(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate59.errors);
				errors = vErrors.length;
			}
		}
		if (data.line !== void 0) {
			if (!validate61(data.line, { instancePath: instancePath + "/line" })) {
				vErrors = join(vErrors, validate61.errors);
				errors = vErrors.length;
			}
		}
		if (data.col !== void 0) {
			if (!validate61(data.col, { instancePath: instancePath + "/col" })) {
				vErrors = join(vErrors, validate61.errors);
				errors = vErrors.length;
			}
		}
		if (data.indexing !== void 0) {
			if (!validate64(data.indexing, { instancePath: instancePath + "/indexing" })) {
				vErrors = join(vErrors, validate64.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate66(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate66.errors);
				errors = vErrors.length;
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
const v6 = validate313;
function validate313(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate313.evaluated;
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
		for (const key0 in data) if (!(key0 === "kind" || key0 === "uri" || key0 === "start" || key0 === "end" || key0 === "indexing" || key0 === "docVersion")) {
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
			if (!validate59(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate59.errors);
				errors = vErrors.length;
			}
		}
		if (data.start !== void 0) {
			if (!validate71(data.start, { instancePath: instancePath + "/start" })) {
				vErrors = join(vErrors, validate71.errors);
				errors = vErrors.length;
			}
		}
		if (data.end !== void 0) {
			if (!validate71(data.end, { instancePath: instancePath + "/end" })) {
				vErrors = join(vErrors, validate71.errors);
				errors = vErrors.length;
			}
		}
		if (data.indexing !== void 0) {
			if (!validate64(data.indexing, { instancePath: instancePath + "/indexing" })) {
				vErrors = join(vErrors, validate64.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate66(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate66.errors);
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
const v7 = validate319;
function validate319(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate319.evaluated;
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
		for (const key0 in data) if (!(key0 === "kind" || key0 === "qualname" || key0 === "role" || key0 === "overload" || key0 === "symbolId" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("symbol" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "symbol" });
				errors++;
			}
		}
		if (data.qualname !== void 0) {
			let data1 = data.qualname;
			if (typeof data1 === "string") {
				if (!pattern5.test(data1)) {
					vErrors = add(vErrors, instancePath + "/qualname", "pattern", { pattern: "^[\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*:[\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*$" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/qualname", "type", { type: "string" });
				errors++;
			}
		}
		if (data.role !== void 0) {
			let data2 = data.role;
			if (!(data2 === "def" || data2 === "sig" || data2 === "body" || data2 === "doc")) {
				vErrors = add(vErrors, instancePath + "/role", "enum", { allowedValues: schema31.properties.role.enum });
				errors++;
			}
		}
		if (data.overload !== void 0) {
			if (!validate80(data.overload, { instancePath: instancePath + "/overload" })) {
				vErrors = join(vErrors, validate80.errors);
				errors = vErrors.length;
			}
		}
		if (data.symbolId !== void 0) {
			if (!validate82(data.symbolId, { instancePath: instancePath + "/symbolId" })) {
				vErrors = join(vErrors, validate82.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate66(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate66.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate319.errors = vErrors;
	return errors === 0;
}
validate319.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v8 = validate323;
function validate323(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate323.evaluated;
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
		for (const key0 in data) if (!(key0 === "kind" || key0 === "path" || key0 === "leaf" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("ast" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "ast" });
				errors++;
			}
		}
		if (data.path !== void 0) {
			let data1 = data.path;
			if (Array.isArray(data1)) {
				if (data1.length < 1) {
					vErrors = add(vErrors, instancePath + "/path", "minItems", { limit: 1 });
					errors++;
				}
				if (data1.length > 0) {
					if (!validate87(data1[0], { instancePath: instancePath + "/path/0" })) {
						vErrors = join(vErrors, validate87.errors);
						errors = vErrors.length;
					}
				}
				const len1 = data1.length;
				if (!(len1 <= 1)) {
					for (let i0 = 1; i0 < len1; i0++) if (!validate89(data1[i0], { instancePath: instancePath + "/path/" + i0 })) {
						vErrors = join(vErrors, validate89.errors);
						errors = vErrors.length;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/path", "type", { type: "array" });
				errors++;
			}
		}
		if (data.leaf !== void 0) {
			let data4 = data.leaf;
			if (Array.isArray(data4)) {
				if (data4.length > 2) {
					vErrors = add(vErrors, instancePath + "/leaf", "maxItems", { limit: 2 });
					errors++;
				}
				if (data4.length < 2) {
					vErrors = add(vErrors, instancePath + "/leaf", "minItems", { limit: 2 });
					errors++;
				}
				const len2 = data4.length;
				if (len2 > 0) {
					let data5 = data4[0];
					if (typeof data5 === "string") {
						if (!pattern9.test(data5)) {
							vErrors = add(vErrors, instancePath + "/leaf/0", "pattern", { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" });
							errors++;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/leaf/0", "type", { type: "string" });
						errors++;
					}
				}
				if (len2 > 1) {
					if (!validate61(data4[1], { instancePath: instancePath + "/leaf/1" })) {
						vErrors = join(vErrors, validate61.errors);
						errors = vErrors.length;
					}
				}
				if (!(data4.length <= 2)) {
					vErrors = add(vErrors, instancePath + "/leaf", "items", { limit: 2 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/leaf", "type", { type: "array" });
				errors++;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate66(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate66.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate323.errors = vErrors;
	return errors === 0;
}
validate323.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v9 = validate328;
function validate328(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate328.evaluated;
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
		for (const key0 in data) if (!(key0 === "kind" || key0 === "uri" || key0 === "snippet" || key0 === "ctx" || key0 === "hash" || key0 === "near" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("anchor" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "anchor" });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate59(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate59.errors);
				errors = vErrors.length;
			}
		}
		if (data.snippet !== void 0) {
			let data2 = data.snippet;
			if (typeof data2 === "string") {
				if (func3(data2) < 1) {
					vErrors = add(vErrors, instancePath + "/snippet", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/snippet", "type", { type: "string" });
				errors++;
			}
		}
		if (data.ctx !== void 0) {
			if (!validate80(data.ctx, { instancePath: instancePath + "/ctx" })) {
				vErrors = join(vErrors, validate80.errors);
				errors = vErrors.length;
			}
		}
		if (data.hash !== void 0) {
			let data4 = data.hash;
			if (typeof data4 === "string") {
				if (!pattern10.test(data4)) {
					vErrors = add(vErrors, instancePath + "/hash", "pattern", { pattern: "^sha1:[0-9a-f]{40}$" });
					errors++;
				}
			} else {
				vErrors = add(vErrors, instancePath + "/hash", "type", { type: "string" });
				errors++;
			}
		}
		if (data.near !== void 0) {
			if (!validate61(data.near, { instancePath: instancePath + "/near" })) {
				vErrors = join(vErrors, validate61.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate66(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate66.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate328.errors = vErrors;
	return errors === 0;
}
validate328.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v10 = validate333;
function validate333(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate333.evaluated;
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
		for (const key0 in data) if (!(key0 === "kind" || key0 === "uri" || key0 === "scope" || key0 === "find" || key0 === "occurrence" || key0 === "docVersion")) {
			vErrors = add(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if ("locate" !== data.kind) {
				vErrors = add(vErrors, instancePath + "/kind", "const", { allowedValue: "locate" });
				errors++;
			}
		}
		if (data.uri !== void 0) {
			if (!validate59(data.uri, { instancePath: instancePath + "/uri" })) {
				vErrors = join(vErrors, validate59.errors);
				errors = vErrors.length;
			}
		}
		if (data.scope !== void 0) {
			let data2 = data.scope;
			const _errs5 = errors;
			let matches0 = 0;
			const branches0 = [];
			let valid1 = false;
			const before0 = errors;
			const _errs6 = errors;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.symbol === void 0) {
					vErrors = add(vErrors, instancePath + "/scope", "required", { missingProperty: "symbol" });
					errors++;
				}
				for (const key1 in data2) if (!(key1 === "symbol")) {
					vErrors = add(vErrors, instancePath + "/scope", "additionalProperties", { additionalProperty: key1 });
					errors++;
				}
				if (data2.symbol !== void 0) {
					let data3 = data2.symbol;
					if (Array.isArray(data3)) {
						if (data3.length < 1) {
							vErrors = add(vErrors, instancePath + "/scope/symbol", "minItems", { limit: 1 });
							errors++;
						}
						const len0 = data3.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate90(data3[i0], { instancePath: instancePath + "/scope/symbol/" + i0 })) {
							vErrors = join(vErrors, validate90.errors);
							errors = vErrors.length;
						}
					} else {
						vErrors = add(vErrors, instancePath + "/scope/symbol", "type", { type: "array" });
						errors++;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/scope", "type", { type: "object" });
				errors++;
			}
			var _valid0 = _errs6 === errors;
			branches0.push(errors - before0);
			if (_valid0) {
				matches0++;
				var props0 = true;
			}
			valid1 = matches0 === 1;
			const before1 = errors;
			const _errs12 = errors;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.lines === void 0) {
					vErrors = add(vErrors, instancePath + "/scope", "required", { missingProperty: "lines" });
					errors++;
				}
				for (const key2 in data2) if (!(key2 === "lines")) {
					vErrors = add(vErrors, instancePath + "/scope", "additionalProperties", { additionalProperty: key2 });
					errors++;
				}
				if (data2.lines !== void 0) {
					if (!validate71(data2.lines, { instancePath: instancePath + "/scope/lines" })) {
						vErrors = join(vErrors, validate71.errors);
						errors = vErrors.length;
					}
				}
			} else {
				vErrors = add(vErrors, instancePath + "/scope", "type", { type: "object" });
				errors++;
			}
			var _valid0 = _errs12 === errors;
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
				errors = _errs5;
				if (vErrors !== null) {
					if (_errs5) vErrors.length = _errs5;
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
			if (!validate61(data.occurrence, { instancePath: instancePath + "/occurrence" })) {
				vErrors = join(vErrors, validate61.errors);
				errors = vErrors.length;
			}
		}
		if (data.docVersion !== void 0) {
			if (!validate66(data.docVersion, { instancePath: instancePath + "/docVersion" })) {
				vErrors = join(vErrors, validate66.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = add(vErrors, instancePath, "type", { type: "object" });
		errors++;
	}
	validate333.errors = vErrors;
	return errors === 0;
}
validate333.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const validators = {
	"batch": v0,
	"bundle": v1,
	"config": v2,
	"report": v3,
	"selector": v4,
	"selector/cursorSelector": v5,
	"selector/rangeSelector": v6,
	"selector/symbolSelector": v7,
	"selector/astSelector": v8,
	"selector/anchorSelector": v9,
	"selector/locateSelector": v10
};

export { v0, v1, v10, v2, v3, v4, v5, v6, v7, v8, v9, validators };