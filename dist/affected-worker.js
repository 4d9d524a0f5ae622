import { parentPort } from "node:worker_threads";
import { getSystemErrorMap } from "node:util";
import { lstatSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

// src/model/error-codes.ts
const ERROR_CODES = {
	"E/GATE_FAILED": {
		exitCode: 1,
		retryable: false,
		summary: "the gate's policy is violated"
	},
	"E/BAD_SELECTOR_SYNTAX": {
		exitCode: 2,
		retryable: false,
		summary: "the selector does not parse"
	},
	"E/NOT_FOUND": {
		exitCode: 3,
		retryable: false,
		summary: "a file, revision, symbol or the like was not found"
	},
	"E/AMBIGUOUS": {
		exitCode: 4,
		retryable: true,
		summary: "several candidates match"
	},
	"E/VERSION_SKEW": {
		exitCode: 10,
		retryable: true,
		summary: "an input is for a different version"
	},
	"E/USAGE": {
		exitCode: 20,
		retryable: false,
		summary: "bad arguments or options"
	},
	"E/CONFIG": {
		exitCode: 21,
		retryable: false,
		summary: "a configuration file is invalid"
	},
	"E/SCHEMA_INVALID": {
		exitCode: 22,
		retryable: false,
		summary: "a document does not match its schema or its hash"
	},
	"E/DIRTY_WORKTREE": {
		exitCode: 23,
		retryable: false,
		summary: "the work tree has uncommitted changes"
	},
	"E/JAIL": {
		exitCode: 24,
		retryable: false,
		summary: "a path is outside the workspace, or is denied"
	},
	"E/INCONCLUSIVE": {
		exitCode: 25,
		retryable: true,
		summary: "the result is incomplete or uncertain"
	},
	"E/INDEXING_MISMATCH": {
		exitCode: 26,
		retryable: false,
		summary: "a column is inside a character"
	},
	"E/NO_SERVER": {
		exitCode: 27,
		retryable: false,
		summary: "a language server or tool is not available"
	},
	"E/INTERRUPTED": {
		exitCode: 28,
		retryable: true,
		summary: "interrupted by the user or the CI runner"
	},
	"E/LS_TIMEOUT": {
		exitCode: 64,
		retryable: true,
		summary: "a server or program did not answer in time"
	},
	"E/LS_CRASH": {
		exitCode: 65,
		retryable: true,
		summary: "the language server crashed or rejected a request"
	},
	"E/APPLY_CONFLICT": {
		exitCode: 70,
		retryable: false,
		summary: "an edit, a patch or a merge does not apply"
	},
	"E/FS_PERMISSIONS": {
		exitCode: 71,
		retryable: false,
		summary: "a file, a folder or a GitHub resource is not accessible"
	},
	"E/UNSUPPORTED_CAP": {
		exitCode: 72,
		retryable: false,
		summary: "the server lacks the capability"
	},
	"E/REQUEST_CANCELLED": {
		exitCode: 73,
		retryable: true,
		summary: "cancelled by the caller or the server"
	},
	"E/CONTENT_MODIFIED": {
		exitCode: 74,
		retryable: true,
		summary: "content changed during the request"
	},
	"E/INDEXING_UNSUPPORTED": {
		exitCode: 75,
		retryable: false,
		summary: "the unit of columns is not supported"
	},
	"E/REPLAY_MISMATCH": {
		exitCode: 76,
		retryable: false,
		summary: "the trace differs from its replay or its digest"
	},
	"E/INTERNAL": {
		exitCode: 125,
		retryable: false,
		summary: "a defect of lanser ended the request"
	}
};

// src/model/lanser-error.ts
/**
* A failure with a stable code. `message` is for people. `details` is JSON for programs. `describeHint` returns the
* sentence of `hint`. A bundle's hash covers all four. So the error of an operation must not contain absolute paths:
* they would make the hash differ between machines.
*/
var LanserError = class LanserError extends Error {
	name = "LanserError";
	code;
	details;
	hint;
	constructor(code, message, details = {}, { cause, hint } = {}) {
		super(message, cause === void 0 ? void 0 : { cause });
		this.code = code;
		this.details = details;
		this.hint = hint ?? (cause instanceof LanserError ? cause.hint : void 0);
	}
	get exitCode() {
		return ERROR_CODES[this.code].exitCode;
	}
	get retryable() {
		return ERROR_CODES[this.code].retryable;
	}
	toJSON() {
		const { code, message, details, hint } = this;
		return {
			code,
			message,
			details,
			...hint === void 0 ? {} : { hint }
		};
	}
};
/** Returns the string `code` of an error, such as "ENOENT", or undefined. */
function errnoOf(error) {
	if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
}
/** Returns the text of a system error, such as "no such file or directory", or else its `code` or "unknown error". */
function systemErrorText(error) {
	const number = error instanceof Error && "errno" in error ? Number(error.errno) : 0;
	return getSystemErrorMap().get(number)?.[1] ?? errnoOf(error) ?? "unknown error";
}

// src/thread/limit-error.ts
/** A task of `serveTasks` throws this error at a limit. The task's outcome is `gave up`, and its thread ends. */
var LimitError = class extends Error {
	name = "LimitError";
};

// src/thread/bounded-thread.ts
const TOO_DEEP = "it is too large or nested too deeply";

// src/thread/serve-tasks.ts
/** Runs the tasks of a {@link boundedThread} inside the thread. */
function serveTasks(perform) {
	parentPort?.on("message", (task) => void answer(task));
	async function answer(task) {
		try {
			send({
				kind: "done",
				result: await perform(task, (at, timeoutMs) => send({
					kind: "step",
					at,
					timeoutMs
				}))
			});
		} catch (error) {
			send(endBy(error));
		}
	}
}
function send(message) {
	parentPort?.postMessage(message);
}
function endBy(error) {
	if (error instanceof LimitError) return {
		kind: "gave up",
		reason: error.message
	};
	if (error instanceof RangeError) return {
		kind: "gave up",
		reason: TOO_DEEP
	};
	if (!(error instanceof LanserError)) throw error;
	return {
		kind: "failed",
		error: error.toJSON()
	};
}

// src/syntax/reading-limits.ts
/** The maximum length of a text in UTF-16 code units. Longer ordinary code exhausts the parser's memory. */
const MAX_CHARACTERS = 16 * 2 ** 20;
/** The timeout for an empty text. It includes the start of the parser's thread on a loaded machine. */
const MIN_TIMEOUT_MS = 1e4;
/** The slowest ordinary text, a list of one-digit numbers, takes 2 to 5 s for a million characters. */
const MS_PER_CHARACTER = .01;
const MAX_TIMEOUT_MS = 3e4;
function readingTimeoutMs(text) {
	return Math.min(MIN_TIMEOUT_MS + Math.round(text.length * MS_PER_CHARACTER), MAX_TIMEOUT_MS);
}
/** Returns the reason why a text is not parsed, or undefined if the text is short enough. */
function tooLong(text) {
	return text.length > MAX_CHARACTERS ? `it is longer than ${MAX_CHARACTERS} characters` : void 0;
}

// src/text/once.ts
/** Returns a function that computes a value on its first call, and returns the same value on later calls. */
function once(compute) {
	let computed;
	return () => (computed ??= { value: compute() }).value;
}

// src/text/memoized.ts
/** Returns a function that computes the value of each key only once, unless the value is `null` or `undefined`. */
function memoized(compute, cache = /* @__PURE__ */ new Map()) {
	return (key) => {
		const value = cache.get(key) ?? compute(key);
		cache.set(key, value);
		return value;
	};
}

// \0@oxc-project+runtime@0.158.0/helpers/esm/usingCtx.js
function _usingCtx() {
	var r = "function" == typeof SuppressedError ? SuppressedError : function(r, e) {
		var n = Error();
		return n.name = "SuppressedError", n.error = r, n.suppressed = e, n;
	}, e = {}, n = [];
	function using(r, e) {
		if (null != e) {
			if (Object(e) !== e) throw new TypeError("using declarations can only be used with objects, functions, null, or undefined.");
			if (r) var o = e[Symbol.asyncDispose || Symbol["for"]("Symbol.asyncDispose")];
			if (void 0 === o && (o = e[Symbol.dispose || Symbol["for"]("Symbol.dispose")], r)) var t = o;
			if ("function" != typeof o) throw new TypeError("Object is not disposable.");
			t && (o = function o() {
				try {
					t.call(e);
				} catch (r) {
					return Promise.reject(r);
				}
			}), n.push({
				v: e,
				d: o,
				a: r
			});
		} else r && n.push({
			d: e,
			a: r
		});
		return e;
	}
	return {
		e,
		u: using.bind(null, !1),
		a: using.bind(null, !0),
		d: function d() {
			var o, t = this.e, s = 0;
			function next() {
				for (; o = n.pop();) try {
					if (!o.a && 1 === s) return s = 0, n.push(o), Promise.resolve().then(next);
					if (o.d) {
						var r = o.d.call(o.v);
						if (o.a) return s |= 2, Promise.resolve(r).then(next, err);
					} else s |= 1;
				} catch (r) {
					return err(r);
				}
				if (1 === s) return t !== e ? Promise.reject(t) : Promise.resolve();
				if (t !== e) throw t;
			}
			function err(n) {
				return t = t !== e ? new r(n, t) : n, next();
			}
			return next();
		}
	};
}

// node_modules/web-tree-sitter/web-tree-sitter.js
var __defProp=Object.defineProperty;var __name=(target,value)=>__defProp(target,`name`,{value,configurable:true});var Edit=class{static{__name(this,`Edit`)}startPosition;oldEndPosition;newEndPosition;startIndex;oldEndIndex;newEndIndex;constructor({startIndex,oldEndIndex,newEndIndex,startPosition,oldEndPosition,newEndPosition}){this.startIndex=startIndex>>>0;this.oldEndIndex=oldEndIndex>>>0;this.newEndIndex=newEndIndex>>>0;this.startPosition=startPosition;this.oldEndPosition=oldEndPosition;this.newEndPosition=newEndPosition}editPoint(point,index){let newIndex=index;const newPoint={...point};if(index>=this.oldEndIndex){newIndex=this.newEndIndex+(index-this.oldEndIndex);const originalRow=point.row;newPoint.row=this.newEndPosition.row+(point.row-this.oldEndPosition.row);newPoint.column=originalRow===this.oldEndPosition.row?this.newEndPosition.column+(point.column-this.oldEndPosition.column):point.column}else if(index>this.startIndex){newIndex=this.newEndIndex;newPoint.row=this.newEndPosition.row;newPoint.column=this.newEndPosition.column}return{point:newPoint,index:newIndex}}editRange(range){const newRange={startIndex:range.startIndex,startPosition:{...range.startPosition},endIndex:range.endIndex,endPosition:{...range.endPosition}};if(range.endIndex>=this.oldEndIndex){if(range.endIndex!==Number.MAX_SAFE_INTEGER){newRange.endIndex=this.newEndIndex+(range.endIndex-this.oldEndIndex);newRange.endPosition={row:this.newEndPosition.row+(range.endPosition.row-this.oldEndPosition.row),column:range.endPosition.row===this.oldEndPosition.row?this.newEndPosition.column+(range.endPosition.column-this.oldEndPosition.column):range.endPosition.column};if(newRange.endIndex<this.newEndIndex){newRange.endIndex=Number.MAX_SAFE_INTEGER;newRange.endPosition={row:Number.MAX_SAFE_INTEGER,column:Number.MAX_SAFE_INTEGER}}}}else if(range.endIndex>this.startIndex){newRange.endIndex=this.startIndex;newRange.endPosition={...this.startPosition}}if(range.startIndex>=this.oldEndIndex){newRange.startIndex=this.newEndIndex+(range.startIndex-this.oldEndIndex);newRange.startPosition={row:this.newEndPosition.row+(range.startPosition.row-this.oldEndPosition.row),column:range.startPosition.row===this.oldEndPosition.row?this.newEndPosition.column+(range.startPosition.column-this.oldEndPosition.column):range.startPosition.column};if(newRange.startIndex<this.newEndIndex){newRange.startIndex=Number.MAX_SAFE_INTEGER;newRange.startPosition={row:Number.MAX_SAFE_INTEGER,column:Number.MAX_SAFE_INTEGER}}}else if(range.startIndex>this.startIndex){newRange.startIndex=this.startIndex;newRange.startPosition={...this.startPosition}}return newRange}};var SIZE_OF_SHORT=2;var SIZE_OF_INT=4;var SIZE_OF_CURSOR=4*SIZE_OF_INT;var SIZE_OF_NODE=5*SIZE_OF_INT;var SIZE_OF_POINT=2*SIZE_OF_INT;var SIZE_OF_RANGE=2*SIZE_OF_INT+2*SIZE_OF_POINT;var ZERO_POINT={row:0,column:0};var INTERNAL=Symbol(`INTERNAL`);function assertInternal(x){if(x!==INTERNAL)throw new Error(`Illegal constructor`)}__name(assertInternal,`assertInternal`);function isPoint(point){return!!point&&typeof point.row===`number`&&typeof point.column===`number`}__name(isPoint,`isPoint`);function setModule(module2){C=module2}__name(setModule,`setModule`);var C;function newFinalizer(handler){try{return new FinalizationRegistry(handler)}catch(e){console.error(`Unsupported FinalizationRegistry:`,e);return}}__name(newFinalizer,`newFinalizer`);var finalizer=newFinalizer(address=>{C._ts_lookahead_iterator_delete(address)});var LookaheadIterator=class{static{__name(this,`LookaheadIterator`)}[0]=0;language;positioned=false;constructor(internal,address,language){assertInternal(internal);this[0]=address;this.language=language;finalizer?.register(this,address,this)}get currentTypeId(){return this.positioned?C._ts_lookahead_iterator_current_symbol(this[0]):null}get currentType(){const id=this.currentTypeId;if(id===null)return null;return this.language.types[id]??C.UTF8ToString(C._ts_language_symbol_name(this.language[0],id))}delete(){finalizer?.unregister(this);C._ts_lookahead_iterator_delete(this[0]);this[0]=0}reset(language,stateId){if(C._ts_lookahead_iterator_reset(this[0],language[0],stateId)){this.language=language;this.positioned=false;return true}return false}resetState(stateId){if(!C._ts_lookahead_iterator_reset_state(this[0],stateId))return false;this.positioned=false;return true}[Symbol.iterator](){return{next:__name(()=>{this.positioned=Boolean(C._ts_lookahead_iterator_next(this[0]));const value=this.currentType;return value===null?{done:true,value:``}:{done:false,value}},`next`)}}};function getText(tree,startIndex,endIndex,startPosition){const length=endIndex-startIndex;let result=tree.textCallback(startIndex,startPosition);if(result){startIndex+=result.length;while(startIndex<endIndex){const string=tree.textCallback(startIndex,startPosition);if(string&&string.length>0){startIndex+=string.length;result+=string}else break}if(startIndex>endIndex)result=result.slice(0,length)}return result??``}__name(getText,`getText`);var finalizer2=newFinalizer(address=>{C._ts_tree_delete(address)});var Tree=class _Tree{static{__name(this,`Tree`)}[0]=0;textCallback;language;constructor(internal,address,language,textCallback){assertInternal(internal);this[0]=address;this.language=language;this.textCallback=textCallback;finalizer2?.register(this,address,this)}copy(){const address=C._ts_tree_copy(this[0]);return new _Tree(INTERNAL,address,this.language,this.textCallback)}delete(){finalizer2?.unregister(this);C._ts_tree_delete(this[0]);this[0]=0}get rootNode(){C._ts_tree_root_node_wasm(this[0]);return unmarshalNode(this)}rootNodeWithOffset(offsetBytes,offsetExtent){const address=TRANSFER_BUFFER+SIZE_OF_NODE;C.setValue(address,offsetBytes,`i32`);marshalPoint(address+SIZE_OF_INT,offsetExtent);C._ts_tree_root_node_with_offset_wasm(this[0]);return unmarshalNode(this)}edit(edit){marshalEdit(edit);C._ts_tree_edit_wasm(this[0])}walk(){return this.rootNode.walk()}getChangedRanges(other){if(!(other instanceof _Tree))throw new TypeError(`Argument must be a Tree`);C._ts_tree_get_changed_ranges_wasm(this[0],other[0]);const count=C.getValue(TRANSFER_BUFFER,`i32`);const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);const result=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++){result[i2]=unmarshalRange(address);address+=SIZE_OF_RANGE}C._free(buffer)}return result}getIncludedRanges(){C._ts_tree_included_ranges_wasm(this[0]);const count=C.getValue(TRANSFER_BUFFER,`i32`);const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);const result=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++){result[i2]=unmarshalRange(address);address+=SIZE_OF_RANGE}C._free(buffer)}return result}};var finalizer3=newFinalizer(address=>{C._ts_tree_cursor_delete_wasm(address)});var TreeCursor=class _TreeCursor{static{__name(this,`TreeCursor`)}[0]=0;[1]=0;[2]=0;[3]=0;tree;constructor(internal,tree){assertInternal(internal);this.tree=tree;unmarshalTreeCursor(this);finalizer3?.register(this,this.tree[0],this)}copy(){const copy=new _TreeCursor(INTERNAL,this.tree);C._ts_tree_cursor_copy_wasm(this.tree[0]);unmarshalTreeCursor(copy);return copy}delete(){finalizer3?.unregister(this);marshalTreeCursor(this);C._ts_tree_cursor_delete_wasm(this.tree[0]);this[0]=this[1]=this[2]=0}get currentNode(){marshalTreeCursor(this);C._ts_tree_cursor_current_node_wasm(this.tree[0]);return unmarshalNode(this.tree)}get currentFieldId(){marshalTreeCursor(this);return C._ts_tree_cursor_current_field_id_wasm(this.tree[0])}get currentFieldName(){return this.tree.language.fields[this.currentFieldId]}get currentDepth(){marshalTreeCursor(this);return C._ts_tree_cursor_current_depth_wasm(this.tree[0])}get currentDescendantIndex(){marshalTreeCursor(this);return C._ts_tree_cursor_current_descendant_index_wasm(this.tree[0])}get nodeType(){return this.tree.language.types[this.nodeTypeId]||`ERROR`}get nodeTypeId(){marshalTreeCursor(this);return C._ts_tree_cursor_current_node_type_id_wasm(this.tree[0])}get nodeStateId(){marshalTreeCursor(this);return C._ts_tree_cursor_current_node_state_id_wasm(this.tree[0])}get nodeId(){marshalTreeCursor(this);return C._ts_tree_cursor_current_node_id_wasm(this.tree[0])}get nodeIsNamed(){marshalTreeCursor(this);return C._ts_tree_cursor_current_node_is_named_wasm(this.tree[0])===1}get nodeIsMissing(){marshalTreeCursor(this);return C._ts_tree_cursor_current_node_is_missing_wasm(this.tree[0])===1}get nodeText(){marshalTreeCursor(this);const startIndex=C._ts_tree_cursor_start_index_wasm(this.tree[0]);const endIndex=C._ts_tree_cursor_end_index_wasm(this.tree[0]);C._ts_tree_cursor_start_position_wasm(this.tree[0]);const startPosition=unmarshalPoint(TRANSFER_BUFFER);return getText(this.tree,startIndex,endIndex,startPosition)}get startPosition(){marshalTreeCursor(this);C._ts_tree_cursor_start_position_wasm(this.tree[0]);return unmarshalPoint(TRANSFER_BUFFER)}get endPosition(){marshalTreeCursor(this);C._ts_tree_cursor_end_position_wasm(this.tree[0]);return unmarshalPoint(TRANSFER_BUFFER)}get startIndex(){marshalTreeCursor(this);return C._ts_tree_cursor_start_index_wasm(this.tree[0])}get endIndex(){marshalTreeCursor(this);return C._ts_tree_cursor_end_index_wasm(this.tree[0])}gotoFirstChild(){marshalTreeCursor(this);const result=C._ts_tree_cursor_goto_first_child_wasm(this.tree[0]);unmarshalTreeCursor(this);return result===1}gotoLastChild(){marshalTreeCursor(this);const result=C._ts_tree_cursor_goto_last_child_wasm(this.tree[0]);unmarshalTreeCursor(this);return result===1}gotoParent(){marshalTreeCursor(this);const result=C._ts_tree_cursor_goto_parent_wasm(this.tree[0]);unmarshalTreeCursor(this);return result===1}gotoNextSibling(){marshalTreeCursor(this);const result=C._ts_tree_cursor_goto_next_sibling_wasm(this.tree[0]);unmarshalTreeCursor(this);return result===1}gotoPreviousSibling(){marshalTreeCursor(this);const result=C._ts_tree_cursor_goto_previous_sibling_wasm(this.tree[0]);unmarshalTreeCursor(this);return result===1}gotoDescendant(goalDescendantIndex){marshalTreeCursor(this);C._ts_tree_cursor_goto_descendant_wasm(this.tree[0],goalDescendantIndex);unmarshalTreeCursor(this)}gotoFirstChildForIndex(goalIndex){marshalTreeCursor(this);C.setValue(TRANSFER_BUFFER+SIZE_OF_CURSOR,goalIndex,`i32`);const result=C._ts_tree_cursor_goto_first_child_for_index_wasm(this.tree[0]);unmarshalTreeCursor(this);return result===1}gotoFirstChildForPosition(goalPosition){marshalTreeCursor(this);marshalPoint(TRANSFER_BUFFER+SIZE_OF_CURSOR,goalPosition);const result=C._ts_tree_cursor_goto_first_child_for_position_wasm(this.tree[0]);unmarshalTreeCursor(this);return result===1}reset(node){marshalNode(node);marshalTreeCursor(this,TRANSFER_BUFFER+SIZE_OF_NODE);C._ts_tree_cursor_reset_wasm(this.tree[0]);unmarshalTreeCursor(this)}resetTo(cursor){marshalTreeCursor(this,TRANSFER_BUFFER);marshalTreeCursor(cursor,TRANSFER_BUFFER+SIZE_OF_CURSOR);C._ts_tree_cursor_reset_to_wasm(this.tree[0],cursor.tree[0]);unmarshalTreeCursor(this)}};var Node=class{static{__name(this,`Node`)}[0]=0;_children;_namedChildren;constructor(internal,{id,tree,startIndex,startPosition,other}){assertInternal(internal);this[0]=other;this.id=id;this.tree=tree;this.startIndex=startIndex;this.startPosition=startPosition}id;startIndex;startPosition;tree;get typeId(){marshalNode(this);return C._ts_node_symbol_wasm(this.tree[0])}get grammarId(){marshalNode(this);return C._ts_node_grammar_symbol_wasm(this.tree[0])}get type(){return this.tree.language.types[this.typeId]||`ERROR`}get grammarType(){return this.tree.language.types[this.grammarId]||`ERROR`}get isNamed(){marshalNode(this);return C._ts_node_is_named_wasm(this.tree[0])===1}get isExtra(){marshalNode(this);return C._ts_node_is_extra_wasm(this.tree[0])===1}get isError(){marshalNode(this);return C._ts_node_is_error_wasm(this.tree[0])===1}get isMissing(){marshalNode(this);return C._ts_node_is_missing_wasm(this.tree[0])===1}get hasChanges(){marshalNode(this);return C._ts_node_has_changes_wasm(this.tree[0])===1}get hasError(){marshalNode(this);return C._ts_node_has_error_wasm(this.tree[0])===1}get endIndex(){marshalNode(this);return C._ts_node_end_index_wasm(this.tree[0])}get endPosition(){marshalNode(this);C._ts_node_end_point_wasm(this.tree[0]);return unmarshalPoint(TRANSFER_BUFFER)}get text(){return getText(this.tree,this.startIndex,this.endIndex,this.startPosition)}get parseState(){marshalNode(this);return C._ts_node_parse_state_wasm(this.tree[0])}get nextParseState(){marshalNode(this);return C._ts_node_next_parse_state_wasm(this.tree[0])}equals(other){return this.tree===other.tree&&this.id===other.id}child(index){marshalNode(this);C._ts_node_child_wasm(this.tree[0],index);return unmarshalNode(this.tree)}namedChild(index){marshalNode(this);C._ts_node_named_child_wasm(this.tree[0],index);return unmarshalNode(this.tree)}childForFieldId(fieldId){marshalNode(this);C._ts_node_child_by_field_id_wasm(this.tree[0],fieldId);return unmarshalNode(this.tree)}childForFieldName(fieldName){const fieldId=this.tree.language.fields.indexOf(fieldName);if(fieldId!==-1)return this.childForFieldId(fieldId);return null}fieldNameForChild(index){marshalNode(this);const address=C._ts_node_field_name_for_child_wasm(this.tree[0],index);if(!address)return null;return C.AsciiToString(address)}fieldNameForNamedChild(index){marshalNode(this);const address=C._ts_node_field_name_for_named_child_wasm(this.tree[0],index);if(!address)return null;return C.AsciiToString(address)}childrenForFieldName(fieldName){const fieldId=this.tree.language.fields.indexOf(fieldName);if(fieldId!==-1&&fieldId!==0)return this.childrenForFieldId(fieldId);return[]}childrenForFieldId(fieldId){marshalNode(this);C._ts_node_children_by_field_id_wasm(this.tree[0],fieldId);const count=C.getValue(TRANSFER_BUFFER,`i32`);const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);const result=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++){result[i2]=unmarshalNode(this.tree,address);address+=SIZE_OF_NODE}C._free(buffer)}return result}firstChildForIndex(index){marshalNode(this);const address=TRANSFER_BUFFER+SIZE_OF_NODE;C.setValue(address,index,`i32`);C._ts_node_first_child_for_byte_wasm(this.tree[0]);return unmarshalNode(this.tree)}firstNamedChildForIndex(index){marshalNode(this);const address=TRANSFER_BUFFER+SIZE_OF_NODE;C.setValue(address,index,`i32`);C._ts_node_first_named_child_for_byte_wasm(this.tree[0]);return unmarshalNode(this.tree)}get childCount(){marshalNode(this);return C._ts_node_child_count_wasm(this.tree[0])}get namedChildCount(){marshalNode(this);return C._ts_node_named_child_count_wasm(this.tree[0])}get firstChild(){return this.child(0)}get firstNamedChild(){return this.namedChild(0)}get lastChild(){return this.child(this.childCount-1)}get lastNamedChild(){return this.namedChild(this.namedChildCount-1)}get children(){if(!this._children){marshalNode(this);C._ts_node_children_wasm(this.tree[0]);const count=C.getValue(TRANSFER_BUFFER,`i32`);const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);this._children=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++){this._children[i2]=unmarshalNode(this.tree,address);address+=SIZE_OF_NODE}C._free(buffer)}}return this._children}get namedChildren(){if(!this._namedChildren){marshalNode(this);C._ts_node_named_children_wasm(this.tree[0]);const count=C.getValue(TRANSFER_BUFFER,`i32`);const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);this._namedChildren=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++){this._namedChildren[i2]=unmarshalNode(this.tree,address);address+=SIZE_OF_NODE}C._free(buffer)}}return this._namedChildren}descendantsOfType(types,startPosition=ZERO_POINT,endPosition=ZERO_POINT){if(!Array.isArray(types))types=[types];const symbols=[];const typesBySymbol=this.tree.language.types;for(const node_type of types)if(node_type==`ERROR`)symbols.push(65535);for(let i2=0,n=typesBySymbol.length;i2<n;i2++)if(types.includes(typesBySymbol[i2]))symbols.push(i2);const symbolsAddress=C._malloc(SIZE_OF_INT*symbols.length);for(let i2=0,n=symbols.length;i2<n;i2++)C.setValue(symbolsAddress+i2*SIZE_OF_INT,symbols[i2],`i32`);marshalNode(this);C._ts_node_descendants_of_type_wasm(this.tree[0],symbolsAddress,symbols.length,startPosition.row,startPosition.column,endPosition.row,endPosition.column);const descendantCount=C.getValue(TRANSFER_BUFFER,`i32`);const descendantAddress=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);const result=new Array(descendantCount);if(descendantCount>0){let address=descendantAddress;for(let i2=0;i2<descendantCount;i2++){result[i2]=unmarshalNode(this.tree,address);address+=SIZE_OF_NODE}}C._free(descendantAddress);C._free(symbolsAddress);return result}get nextSibling(){marshalNode(this);C._ts_node_next_sibling_wasm(this.tree[0]);return unmarshalNode(this.tree)}get previousSibling(){marshalNode(this);C._ts_node_prev_sibling_wasm(this.tree[0]);return unmarshalNode(this.tree)}get nextNamedSibling(){marshalNode(this);C._ts_node_next_named_sibling_wasm(this.tree[0]);return unmarshalNode(this.tree)}get previousNamedSibling(){marshalNode(this);C._ts_node_prev_named_sibling_wasm(this.tree[0]);return unmarshalNode(this.tree)}get descendantCount(){marshalNode(this);return C._ts_node_descendant_count_wasm(this.tree[0])}get parent(){marshalNode(this);C._ts_node_parent_wasm(this.tree[0]);return unmarshalNode(this.tree)}childWithDescendant(descendant){marshalNode(this);marshalNode(descendant,1);C._ts_node_child_with_descendant_wasm(this.tree[0]);return unmarshalNode(this.tree)}descendantForIndex(start2,end=start2){if(typeof start2!==`number`||typeof end!==`number`)throw new Error(`Arguments must be numbers`);marshalNode(this);const address=TRANSFER_BUFFER+SIZE_OF_NODE;C.setValue(address,start2,`i32`);C.setValue(address+SIZE_OF_INT,end,`i32`);C._ts_node_descendant_for_index_wasm(this.tree[0]);return unmarshalNode(this.tree)}namedDescendantForIndex(start2,end=start2){if(typeof start2!==`number`||typeof end!==`number`)throw new Error(`Arguments must be numbers`);marshalNode(this);const address=TRANSFER_BUFFER+SIZE_OF_NODE;C.setValue(address,start2,`i32`);C.setValue(address+SIZE_OF_INT,end,`i32`);C._ts_node_named_descendant_for_index_wasm(this.tree[0]);return unmarshalNode(this.tree)}descendantForPosition(start2,end=start2){if(!isPoint(start2)||!isPoint(end))throw new Error(`Arguments must be {row, column} objects`);marshalNode(this);const address=TRANSFER_BUFFER+SIZE_OF_NODE;marshalPoint(address,start2);marshalPoint(address+SIZE_OF_POINT,end);C._ts_node_descendant_for_position_wasm(this.tree[0]);return unmarshalNode(this.tree)}namedDescendantForPosition(start2,end=start2){if(!isPoint(start2)||!isPoint(end))throw new Error(`Arguments must be {row, column} objects`);marshalNode(this);const address=TRANSFER_BUFFER+SIZE_OF_NODE;marshalPoint(address,start2);marshalPoint(address+SIZE_OF_POINT,end);C._ts_node_named_descendant_for_position_wasm(this.tree[0]);return unmarshalNode(this.tree)}walk(){marshalNode(this);C._ts_tree_cursor_new_wasm(this.tree[0]);return new TreeCursor(INTERNAL,this.tree)}edit(edit){if(this.startIndex>=edit.oldEndIndex){this.startIndex=edit.newEndIndex+(this.startIndex-edit.oldEndIndex);let subbedPointRow;let subbedPointColumn;if(this.startPosition.row>edit.oldEndPosition.row){subbedPointRow=this.startPosition.row-edit.oldEndPosition.row;subbedPointColumn=this.startPosition.column}else{subbedPointRow=0;subbedPointColumn=this.startPosition.column;if(this.startPosition.column>=edit.oldEndPosition.column)subbedPointColumn=this.startPosition.column-edit.oldEndPosition.column}if(subbedPointRow>0){this.startPosition.row+=subbedPointRow;this.startPosition.column=subbedPointColumn}else this.startPosition.column+=subbedPointColumn}else if(this.startIndex>edit.startIndex){this.startIndex=edit.newEndIndex;this.startPosition.row=edit.newEndPosition.row;this.startPosition.column=edit.newEndPosition.column}}toString(){marshalNode(this);const address=C._ts_node_to_string_wasm(this.tree[0]);const result=C.AsciiToString(address);C._free(address);return result}};function unmarshalCaptures(query,tree,address,patternIndex,result){for(let i2=0,n=result.length;i2<n;i2++){const captureIndex=C.getValue(address,`i32`);address+=SIZE_OF_INT;const node=unmarshalNode(tree,address);address+=SIZE_OF_NODE;result[i2]={patternIndex,name:query.captureNames[captureIndex],node}}return address}__name(unmarshalCaptures,`unmarshalCaptures`);function marshalNode(node,index=0){let address=TRANSFER_BUFFER+index*SIZE_OF_NODE;C.setValue(address,node.id,`i32`);address+=SIZE_OF_INT;C.setValue(address,node.startIndex,`i32`);address+=SIZE_OF_INT;C.setValue(address,node.startPosition.row,`i32`);address+=SIZE_OF_INT;C.setValue(address,node.startPosition.column,`i32`);address+=SIZE_OF_INT;C.setValue(address,node[0],`i32`)}__name(marshalNode,`marshalNode`);function unmarshalNode(tree,address=TRANSFER_BUFFER){const id=C.getValue(address,`i32`);address+=SIZE_OF_INT;if(id===0)return null;const index=C.getValue(address,`i32`);address+=SIZE_OF_INT;const row=C.getValue(address,`i32`);address+=SIZE_OF_INT;const column=C.getValue(address,`i32`);address+=SIZE_OF_INT;const other=C.getValue(address,`i32`);return new Node(INTERNAL,{id,tree,startIndex:index,startPosition:{row,column},other})}__name(unmarshalNode,`unmarshalNode`);function marshalTreeCursor(cursor,address=TRANSFER_BUFFER){C.setValue(address+0*SIZE_OF_INT,cursor[0],`i32`);C.setValue(address+1*SIZE_OF_INT,cursor[1],`i32`);C.setValue(address+2*SIZE_OF_INT,cursor[2],`i32`);C.setValue(address+3*SIZE_OF_INT,cursor[3],`i32`)}__name(marshalTreeCursor,`marshalTreeCursor`);function unmarshalTreeCursor(cursor){cursor[0]=C.getValue(TRANSFER_BUFFER+0*SIZE_OF_INT,`i32`);cursor[1]=C.getValue(TRANSFER_BUFFER+1*SIZE_OF_INT,`i32`);cursor[2]=C.getValue(TRANSFER_BUFFER+2*SIZE_OF_INT,`i32`);cursor[3]=C.getValue(TRANSFER_BUFFER+3*SIZE_OF_INT,`i32`)}__name(unmarshalTreeCursor,`unmarshalTreeCursor`);function marshalPoint(address,point){C.setValue(address,point.row,`i32`);C.setValue(address+SIZE_OF_INT,point.column,`i32`)}__name(marshalPoint,`marshalPoint`);function unmarshalPoint(address){return{row:C.getValue(address,`i32`)>>>0,column:C.getValue(address+SIZE_OF_INT,`i32`)>>>0}}__name(unmarshalPoint,`unmarshalPoint`);function marshalRange(address,range){marshalPoint(address,range.startPosition);address+=SIZE_OF_POINT;marshalPoint(address,range.endPosition);address+=SIZE_OF_POINT;C.setValue(address,range.startIndex,`i32`);address+=SIZE_OF_INT;C.setValue(address,range.endIndex,`i32`);address+=SIZE_OF_INT}__name(marshalRange,`marshalRange`);function unmarshalRange(address){const result={};result.startPosition=unmarshalPoint(address);address+=SIZE_OF_POINT;result.endPosition=unmarshalPoint(address);address+=SIZE_OF_POINT;result.startIndex=C.getValue(address,`i32`)>>>0;address+=SIZE_OF_INT;result.endIndex=C.getValue(address,`i32`)>>>0;return result}__name(unmarshalRange,`unmarshalRange`);function marshalEdit(edit,address=TRANSFER_BUFFER){marshalPoint(address,edit.startPosition);address+=SIZE_OF_POINT;marshalPoint(address,edit.oldEndPosition);address+=SIZE_OF_POINT;marshalPoint(address,edit.newEndPosition);address+=SIZE_OF_POINT;C.setValue(address,edit.startIndex,`i32`);address+=SIZE_OF_INT;C.setValue(address,edit.oldEndIndex,`i32`);address+=SIZE_OF_INT;C.setValue(address,edit.newEndIndex,`i32`);address+=SIZE_OF_INT}__name(marshalEdit,`marshalEdit`);function unmarshalLanguageMetadata(address){return{major_version:C.getValue(address,`i32`),minor_version:C.getValue(address+=SIZE_OF_INT,`i32`),patch_version:C.getValue(address+=SIZE_OF_INT,`i32`)}}__name(unmarshalLanguageMetadata,`unmarshalLanguageMetadata`);var LANGUAGE_FUNCTION_REGEX=/^tree_sitter_\w+$/;var Language=class _Language{static{__name(this,`Language`)}[0]=0;types;fields;constructor(internal,address){assertInternal(internal);this[0]=address;this.types=new Array(C._ts_language_symbol_count(this[0]));for(let i2=0,n=this.types.length;i2<n;i2++)if(C._ts_language_symbol_type(this[0],i2)<2)this.types[i2]=C.UTF8ToString(C._ts_language_symbol_name(this[0],i2));this.fields=new Array(C._ts_language_field_count(this[0])+1);for(let i2=0,n=this.fields.length;i2<n;i2++){const fieldName=C._ts_language_field_name_for_id(this[0],i2);if(fieldName!==0)this.fields[i2]=C.UTF8ToString(fieldName);else this.fields[i2]=null}}get name(){const ptr=C._ts_language_name(this[0]);if(ptr===0)return null;return C.UTF8ToString(ptr)}get abiVersion(){return C._ts_language_abi_version(this[0])}get metadata(){C._ts_language_metadata_wasm(this[0]);if(C.getValue(TRANSFER_BUFFER,`i32`)===0)return null;return unmarshalLanguageMetadata(TRANSFER_BUFFER+SIZE_OF_INT)}get fieldCount(){return this.fields.length-1}get stateCount(){return C._ts_language_state_count(this[0])}fieldIdForName(fieldName){const result=this.fields.indexOf(fieldName);return result!==-1?result:null}fieldNameForId(fieldId){return this.fields[fieldId]??null}idForNodeType(type,named){const typeLength=C.lengthBytesUTF8(type);const typeAddress=C._malloc(typeLength+1);C.stringToUTF8(type,typeAddress,typeLength+1);const result=C._ts_language_symbol_for_name(this[0],typeAddress,typeLength,named?1:0);C._free(typeAddress);return result||null}get nodeTypeCount(){return C._ts_language_symbol_count(this[0])}nodeTypeForId(typeId){const name2=C._ts_language_symbol_name(this[0],typeId);return name2?C.UTF8ToString(name2):null}nodeTypeIsNamed(typeId){return C._ts_language_type_is_named_wasm(this[0],typeId)?true:false}nodeTypeIsVisible(typeId){return C._ts_language_type_is_visible_wasm(this[0],typeId)?true:false}get supertypes(){C._ts_language_supertypes_wasm(this[0]);const count=C.getValue(TRANSFER_BUFFER,`i32`);const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);const result=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++){result[i2]=C.getValue(address,`i16`);address+=SIZE_OF_SHORT}}return result}subtypes(supertype){C._ts_language_subtypes_wasm(this[0],supertype);const count=C.getValue(TRANSFER_BUFFER,`i32`);const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);const result=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++){result[i2]=C.getValue(address,`i16`);address+=SIZE_OF_SHORT}}return result}nextState(stateId,typeId){return C._ts_language_next_state(this[0],stateId,typeId)}lookaheadIterator(stateId){const address=C._ts_lookahead_iterator_new(this[0],stateId);if(address)return new LookaheadIterator(INTERNAL,address,this);return null}static async load(input){let binary2;if(input instanceof Uint8Array)binary2=input;else if(globalThis.process?.versions.node)binary2=await(await import(`fs/promises`)).readFile(input);else{const response=await fetch(input);if(!response.ok){const body2=await response.text();throw new Error(`Language.load failed with status ${response.status}.

${body2}`)}const retryResp=response.clone();try{binary2=await WebAssembly.compileStreaming(response)}catch(reason){console.error(`wasm streaming compile failed:`,reason);console.error(`falling back to ArrayBuffer instantiation`);binary2=new Uint8Array(await retryResp.arrayBuffer())}}const mod=await C.loadWebAssemblyModule(binary2,{loadAsync:true});return _Language.loadFromWasmExports(mod,{sync:false})}static loadFromWasmExports(mod,{sync}){const symbolNames=Object.keys(mod);const functionName=symbolNames.find(key=>LANGUAGE_FUNCTION_REGEX.test(key)&&!key.includes(`external_scanner_`));if(!functionName){console.log(`Couldn't find language function in Wasm file. Symbols:
${JSON.stringify(symbolNames,null,2)}`);throw new Error(`Language.${sync?`loadSync`:`load`} failed: no language function found in Wasm file`)}const languageAddress=mod[functionName]();return new _Language(INTERNAL,languageAddress)}static loadSync(wasmModule){const mod=C.loadWebAssemblyModule(wasmModule,{loadAsync:false});return _Language.loadFromWasmExports(mod,{sync:true})}};async function Module2(moduleArg={}){var moduleRtn;var Module=moduleArg;var ENVIRONMENT_IS_WEB=typeof window==`object`;var ENVIRONMENT_IS_WORKER=typeof WorkerGlobalScope!=`undefined`;var ENVIRONMENT_IS_NODE=typeof process==`object`&&process.versions?.node&&process.type!=`renderer`;if(ENVIRONMENT_IS_NODE){const{createRequire}=await import(`module`);var require=createRequire(import.meta.url)}Module.currentQueryProgressCallback=null;Module.currentProgressCallback=null;Module.currentLogCallback=null;Module.currentParseCallback=null;var arguments_=[];var thisProgram=`./this.program`;var quit_=__name((status,toThrow)=>{throw toThrow},`quit_`);var _scriptName=import.meta.url;var scriptDirectory=``;function locateFile(path){if(Module[`locateFile`])return Module[`locateFile`](path,scriptDirectory);return scriptDirectory+path}__name(locateFile,`locateFile`);var readAsync,readBinary;if(ENVIRONMENT_IS_NODE){var fs=require("fs");if(_scriptName.startsWith(`file:`))scriptDirectory=require("path").dirname(require("url").fileURLToPath(_scriptName))+`/`;readBinary=__name(filename=>{filename=isFileURI(filename)?new URL(filename):filename;return fs.readFileSync(filename)},`readBinary`);readAsync=__name(async(filename,binary2=true)=>{filename=isFileURI(filename)?new URL(filename):filename;return fs.readFileSync(filename,binary2?void 0:`utf8`)},`readAsync`);if(process.argv.length>1)thisProgram=process.argv[1].replace(/\\/g,`/`);arguments_=process.argv.slice(2);quit_=__name((status,toThrow)=>{process.exitCode=status;throw toThrow},`quit_`)}else if(ENVIRONMENT_IS_WEB||ENVIRONMENT_IS_WORKER){try{scriptDirectory=new URL(`.`,_scriptName).href}catch{}if(ENVIRONMENT_IS_WORKER)readBinary=__name(url=>{var xhr=new XMLHttpRequest;xhr.open(`GET`,url,false);xhr.responseType=`arraybuffer`;xhr.send(null);return new Uint8Array(xhr.response)},`readBinary`);readAsync=__name(async url=>{if(isFileURI(url))return new Promise((resolve,reject)=>{var xhr=new XMLHttpRequest;xhr.open(`GET`,url,true);xhr.responseType=`arraybuffer`;xhr.onload=()=>{if(xhr.status==200||xhr.status==0&&xhr.response){resolve(xhr.response);return}reject(xhr.status)};xhr.onerror=reject;xhr.send(null)});var response=await fetch(url,{credentials:`same-origin`});if(response.ok)return response.arrayBuffer();throw new Error(response.status+` : `+response.url)},`readAsync`)}var out=console.log.bind(console);var err=console.error.bind(console);var dynamicLibraries=[];var wasmBinary;var ABORT=false;var EXITSTATUS;var isFileURI=__name(filename=>filename.startsWith(`file://`),`isFileURI`);var readyPromiseResolve,readyPromiseReject;var wasmMemory;var HEAP8,HEAPU8,HEAP16,HEAPU16,HEAP32,HEAPU32,HEAPF32,HEAPF64;var HEAP64,HEAPU64;var HEAP_DATA_VIEW;var runtimeInitialized=false;function updateMemoryViews(){var b=wasmMemory.buffer;Module[`HEAP8`]=HEAP8=new Int8Array(b);Module[`HEAP16`]=new Int16Array(b);Module[`HEAPU8`]=HEAPU8=new Uint8Array(b);Module[`HEAPU16`]=HEAPU16=new Uint16Array(b);Module[`HEAP32`]=new Int32Array(b);Module[`HEAPU32`]=HEAPU32=new Uint32Array(b);Module[`HEAPF32`]=new Float32Array(b);Module[`HEAPF64`]=new Float64Array(b);Module[`HEAP64`]=new BigInt64Array(b);Module[`HEAPU64`]=new BigUint64Array(b);Module[`HEAP_DATA_VIEW`]=HEAP_DATA_VIEW=new DataView(b);LE_HEAP_UPDATE()}__name(updateMemoryViews,`updateMemoryViews`);function initMemory(){if(Module[`wasmMemory`])wasmMemory=Module[`wasmMemory`];else{var INITIAL_MEMORY=Module[`INITIAL_MEMORY`]||33554432;wasmMemory=new WebAssembly.Memory({"initial":INITIAL_MEMORY/65536,"maximum":32768})}updateMemoryViews()}__name(initMemory,`initMemory`);var __RELOC_FUNCS__=[];function preRun(){if(Module[`preRun`]){if(typeof Module[`preRun`]==`function`)Module[`preRun`]=[Module[`preRun`]];while(Module[`preRun`].length)addOnPreRun(Module[`preRun`].shift())}callRuntimeCallbacks(onPreRuns)}__name(preRun,`preRun`);function initRuntime(){runtimeInitialized=true;callRuntimeCallbacks(__RELOC_FUNCS__);wasmExports[`__wasm_call_ctors`]();callRuntimeCallbacks(onPostCtors)}__name(initRuntime,`initRuntime`);function preMain(){}__name(preMain,`preMain`);function postRun(){if(Module[`postRun`]){if(typeof Module[`postRun`]==`function`)Module[`postRun`]=[Module[`postRun`]];while(Module[`postRun`].length)addOnPostRun(Module[`postRun`].shift())}callRuntimeCallbacks(onPostRuns)}__name(postRun,`postRun`);function abort(what){Module[`onAbort`]?.(what);what=`Aborted(`+what+`)`;err(what);ABORT=true;what+=`. Build with -sASSERTIONS for more info.`;var e=new WebAssembly.RuntimeError(what);readyPromiseReject?.(e);throw e}__name(abort,`abort`);var wasmBinaryFile;function findWasmBinary(){if(Module[`locateFile`])return locateFile(`web-tree-sitter.wasm`);return new URL(`web-tree-sitter.wasm`,import.meta.url).href}__name(findWasmBinary,`findWasmBinary`);function getBinarySync(file){if(file==wasmBinaryFile&&wasmBinary)return new Uint8Array(wasmBinary);if(readBinary)return readBinary(file);throw`both async and sync fetching of the wasm failed`}__name(getBinarySync,`getBinarySync`);async function getWasmBinary(binaryFile){if(!wasmBinary)try{var response=await readAsync(binaryFile);return new Uint8Array(response)}catch{}return getBinarySync(binaryFile)}__name(getWasmBinary,`getWasmBinary`);async function instantiateArrayBuffer(binaryFile,imports){try{var binary2=await getWasmBinary(binaryFile);return await WebAssembly.instantiate(binary2,imports)}catch(reason){err(`failed to asynchronously prepare wasm: ${reason}`);abort(reason)}}__name(instantiateArrayBuffer,`instantiateArrayBuffer`);async function instantiateAsync(binary2,binaryFile,imports){if(!binary2&&!isFileURI(binaryFile)&&!ENVIRONMENT_IS_NODE)try{var response=fetch(binaryFile,{credentials:`same-origin`});return await WebAssembly.instantiateStreaming(response,imports)}catch(reason){err(`wasm streaming compile failed: ${reason}`);err(`falling back to ArrayBuffer instantiation`)}return instantiateArrayBuffer(binaryFile,imports)}__name(instantiateAsync,`instantiateAsync`);function getWasmImports(){return{"env":wasmImports,"wasi_snapshot_preview1":wasmImports,"GOT.mem":new Proxy(wasmImports,GOTHandler),"GOT.func":new Proxy(wasmImports,GOTHandler)}}__name(getWasmImports,`getWasmImports`);async function createWasm(){function receiveInstance(instance2,module2){wasmExports=instance2.exports;wasmExports=relocateExports(wasmExports,1024);var metadata2=getDylinkMetadata(module2);if(metadata2.neededDynlibs)dynamicLibraries=metadata2.neededDynlibs.concat(dynamicLibraries);mergeLibSymbols(wasmExports,`main`);LDSO.init();loadDylibs();__RELOC_FUNCS__.push(wasmExports[`__wasm_apply_data_relocs`]);assignWasmExports(wasmExports);return wasmExports}__name(receiveInstance,`receiveInstance`);function receiveInstantiationResult(result2){return receiveInstance(result2[`instance`],result2[`module`])}__name(receiveInstantiationResult,`receiveInstantiationResult`);var info2=getWasmImports();if(Module[`instantiateWasm`])return new Promise((resolve,reject)=>{Module[`instantiateWasm`](info2,(mod,inst)=>{resolve(receiveInstance(mod,inst))})});wasmBinaryFile??=findWasmBinary();return receiveInstantiationResult(await instantiateAsync(wasmBinary,wasmBinaryFile,info2))}__name(createWasm,`createWasm`);class ExitStatus{static{__name(this,`ExitStatus`)}name=`ExitStatus`;constructor(status){this.message=`Program terminated with exit(${status})`;this.status=status}}var GOT={};var currentModuleWeakSymbols=new Set([]);var GOTHandler={get(obj,symName){var rtn=GOT[symName];if(!rtn)rtn=GOT[symName]=new WebAssembly.Global({"value":`i32`,"mutable":true});if(!currentModuleWeakSymbols.has(symName))rtn.required=true;return rtn}};var LE_ATOMICS_NATIVE_BYTE_ORDER=[];var LE_HEAP_LOAD_F32=__name(byteOffset=>HEAP_DATA_VIEW.getFloat32(byteOffset,true),`LE_HEAP_LOAD_F32`);var LE_HEAP_LOAD_F64=__name(byteOffset=>HEAP_DATA_VIEW.getFloat64(byteOffset,true),`LE_HEAP_LOAD_F64`);var LE_HEAP_LOAD_I16=__name(byteOffset=>HEAP_DATA_VIEW.getInt16(byteOffset,true),`LE_HEAP_LOAD_I16`);var LE_HEAP_LOAD_I32=__name(byteOffset=>HEAP_DATA_VIEW.getInt32(byteOffset,true),`LE_HEAP_LOAD_I32`);var LE_HEAP_LOAD_I64=__name(byteOffset=>HEAP_DATA_VIEW.getBigInt64(byteOffset,true),`LE_HEAP_LOAD_I64`);var LE_HEAP_LOAD_U32=__name(byteOffset=>HEAP_DATA_VIEW.getUint32(byteOffset,true),`LE_HEAP_LOAD_U32`);var LE_HEAP_STORE_F32=__name((byteOffset,value)=>HEAP_DATA_VIEW.setFloat32(byteOffset,value,true),`LE_HEAP_STORE_F32`);var LE_HEAP_STORE_F64=__name((byteOffset,value)=>HEAP_DATA_VIEW.setFloat64(byteOffset,value,true),`LE_HEAP_STORE_F64`);var LE_HEAP_STORE_I16=__name((byteOffset,value)=>HEAP_DATA_VIEW.setInt16(byteOffset,value,true),`LE_HEAP_STORE_I16`);var LE_HEAP_STORE_I32=__name((byteOffset,value)=>HEAP_DATA_VIEW.setInt32(byteOffset,value,true),`LE_HEAP_STORE_I32`);var LE_HEAP_STORE_I64=__name((byteOffset,value)=>HEAP_DATA_VIEW.setBigInt64(byteOffset,value,true),`LE_HEAP_STORE_I64`);var LE_HEAP_STORE_U32=__name((byteOffset,value)=>HEAP_DATA_VIEW.setUint32(byteOffset,value,true),`LE_HEAP_STORE_U32`);var callRuntimeCallbacks=__name(callbacks=>{while(callbacks.length>0)callbacks.shift()(Module)},`callRuntimeCallbacks`);var onPostRuns=[];var addOnPostRun=__name(cb=>onPostRuns.push(cb),`addOnPostRun`);var onPreRuns=[];var addOnPreRun=__name(cb=>onPreRuns.push(cb),`addOnPreRun`);var UTF8Decoder=typeof TextDecoder!=`undefined`?new TextDecoder:void 0;var findStringEnd=__name((heapOrArray,idx,maxBytesToRead,ignoreNul)=>{var maxIdx=idx+maxBytesToRead;if(ignoreNul)return maxIdx;while(heapOrArray[idx]&&!(idx>=maxIdx))++idx;return idx},`findStringEnd`);var UTF8ArrayToString=__name((heapOrArray,idx=0,maxBytesToRead,ignoreNul)=>{var endPtr=findStringEnd(heapOrArray,idx,maxBytesToRead,ignoreNul);if(endPtr-idx>16&&heapOrArray.buffer&&UTF8Decoder)return UTF8Decoder.decode(heapOrArray.subarray(idx,endPtr));var str=``;while(idx<endPtr){var u0=heapOrArray[idx++];if(!(u0&128)){str+=String.fromCharCode(u0);continue}var u1=heapOrArray[idx++]&63;if((u0&224)==192){str+=String.fromCharCode((u0&31)<<6|u1);continue}var u2=heapOrArray[idx++]&63;if((u0&240)==224)u0=(u0&15)<<12|u1<<6|u2;else u0=(u0&7)<<18|u1<<12|u2<<6|heapOrArray[idx++]&63;if(u0<65536)str+=String.fromCharCode(u0);else{var ch=u0-65536;str+=String.fromCharCode(55296|ch>>10,56320|ch&1023)}}return str},`UTF8ArrayToString`);var getDylinkMetadata=__name(binary2=>{var offset=0;var end=0;function getU8(){return binary2[offset++]}__name(getU8,`getU8`);function getLEB(){var ret=0;var mul=1;while(1){var byte=binary2[offset++];ret+=(byte&127)*mul;mul*=128;if(!(byte&128))break}return ret}__name(getLEB,`getLEB`);function getString(){var len=getLEB();offset+=len;return UTF8ArrayToString(binary2,offset-len,len)}__name(getString,`getString`);function getStringList(){var count2=getLEB();var rtn=[];while(count2--)rtn.push(getString());return rtn}__name(getStringList,`getStringList`);function failIf(condition,message){if(condition)throw new Error(message)}__name(failIf,`failIf`);if(binary2 instanceof WebAssembly.Module){var dylinkSection=WebAssembly.Module.customSections(binary2,`dylink.0`);failIf(dylinkSection.length===0,`need dylink section`);binary2=new Uint8Array(dylinkSection[0]);end=binary2.length}else{var int32View=new Uint32Array(new Uint8Array(binary2.subarray(0,24)).buffer);failIf(!(int32View[0]==1836278016||int32View[0]==6386541),`need to see wasm magic number`);failIf(binary2[8]!==0,`need the dylink section to be first`);offset=9;var section_size=getLEB();end=offset+section_size;failIf(getString()!==`dylink.0`)}var customSection={neededDynlibs:[],tlsExports:new Set,weakImports:new Set,runtimePaths:[]};var WASM_DYLINK_MEM_INFO=1;var WASM_DYLINK_NEEDED=2;var WASM_DYLINK_EXPORT_INFO=3;var WASM_DYLINK_IMPORT_INFO=4;var WASM_DYLINK_RUNTIME_PATH=5;var WASM_SYMBOL_TLS=256;var WASM_SYMBOL_BINDING_MASK=3;var WASM_SYMBOL_BINDING_WEAK=1;while(offset<end){var subsectionType=getU8();var subsectionSize=getLEB();if(subsectionType===WASM_DYLINK_MEM_INFO){customSection.memorySize=getLEB();customSection.memoryAlign=getLEB();customSection.tableSize=getLEB();customSection.tableAlign=getLEB()}else if(subsectionType===WASM_DYLINK_NEEDED)customSection.neededDynlibs=getStringList();else if(subsectionType===WASM_DYLINK_EXPORT_INFO){var count=getLEB();while(count--){var symname=getString();var flags2=getLEB();if(flags2&WASM_SYMBOL_TLS)customSection.tlsExports.add(symname)}}else if(subsectionType===WASM_DYLINK_IMPORT_INFO){var count=getLEB();while(count--){var modname=getString();var symname=getString();var flags2=getLEB();if((flags2&WASM_SYMBOL_BINDING_MASK)==WASM_SYMBOL_BINDING_WEAK)customSection.weakImports.add(symname)}}else if(subsectionType===WASM_DYLINK_RUNTIME_PATH)customSection.runtimePaths=getStringList();else offset+=subsectionSize}return customSection},`getDylinkMetadata`);function getValue(ptr,type=`i8`){if(type.endsWith(`*`))type=`*`;switch(type){case`i1`:return HEAP8[ptr];case`i8`:return HEAP8[ptr];case`i16`:return LE_HEAP_LOAD_I16((ptr>>1)*2);case`i32`:return LE_HEAP_LOAD_I32((ptr>>2)*4);case`i64`:return LE_HEAP_LOAD_I64((ptr>>3)*8);case`float`:return LE_HEAP_LOAD_F32((ptr>>2)*4);case`double`:return LE_HEAP_LOAD_F64((ptr>>3)*8);case`*`:return LE_HEAP_LOAD_U32((ptr>>2)*4);default:abort(`invalid type for getValue: ${type}`)}}__name(getValue,`getValue`);var newDSO=__name((name2,handle2,syms)=>{var dso={refcount:1/0,name:name2,exports:syms,global:true};LDSO.loadedLibsByName[name2]=dso;if(handle2!=void 0)LDSO.loadedLibsByHandle[handle2]=dso;return dso},`newDSO`);var LDSO={loadedLibsByName:{},loadedLibsByHandle:{},init(){newDSO(`__main__`,0,wasmImports)}};var ___heap_base=82240;var alignMemory=__name((size,alignment)=>Math.ceil(size/alignment)*alignment,`alignMemory`);var getMemory=__name(size=>{if(runtimeInitialized)return _calloc(size,1);var ret=___heap_base;var end=ret+alignMemory(size,16);___heap_base=end;GOT[`__heap_base`].value=end;return ret},`getMemory`);var isInternalSym=__name(symName=>[`__cpp_exception`,`__c_longjmp`,`__wasm_apply_data_relocs`,`__dso_handle`,`__tls_size`,`__tls_align`,`__set_stack_limits`,`_emscripten_tls_init`,`__wasm_init_tls`,`__wasm_call_ctors`,`__start_em_asm`,`__stop_em_asm`,`__start_em_js`,`__stop_em_js`].includes(symName)||symName.startsWith(`__em_js__`),`isInternalSym`);var uleb128EncodeWithLen=__name(arr=>{const n=arr.length;return[n%128|128,n>>7,...arr]},`uleb128EncodeWithLen`);var wasmTypeCodes={"i":127,"p":127,"j":126,"f":125,"d":124,"e":111};var generateTypePack=__name(types=>uleb128EncodeWithLen(Array.from(types,type=>{return wasmTypeCodes[type]})),`generateTypePack`);var convertJsFunctionToWasm=__name((func2,sig)=>{var bytes=Uint8Array.of(0,97,115,109,1,0,0,0,1,...uleb128EncodeWithLen([1,96,...generateTypePack(sig.slice(1)),...generateTypePack(sig[0]===`v`?``:sig[0])]),2,7,1,1,101,1,102,0,0,7,5,1,1,102,0,0);var module2=new WebAssembly.Module(bytes);return new WebAssembly.Instance(module2,{"e":{"f":func2}}).exports[`f`]},`convertJsFunctionToWasm`);var wasmTableMirror=[];var wasmTable=new WebAssembly.Table({"initial":31,"element":`anyfunc`});var getWasmTableEntry=__name(funcPtr=>{var func2=wasmTableMirror[funcPtr];if(!func2)wasmTableMirror[funcPtr]=func2=wasmTable.get(funcPtr);return func2},`getWasmTableEntry`);var updateTableMap=__name((offset,count)=>{if(functionsInTableMap)for(var i2=offset;i2<offset+count;i2++){var item=getWasmTableEntry(i2);if(item)functionsInTableMap.set(item,i2)}},`updateTableMap`);var functionsInTableMap;var getFunctionAddress=__name(func2=>{if(!functionsInTableMap){functionsInTableMap=new WeakMap;updateTableMap(0,wasmTable.length)}return functionsInTableMap.get(func2)||0},`getFunctionAddress`);var freeTableIndexes=[];var getEmptyTableSlot=__name(()=>{if(freeTableIndexes.length)return freeTableIndexes.pop();return wasmTable[`grow`](1)},`getEmptyTableSlot`);var setWasmTableEntry=__name((idx,func2)=>{wasmTable.set(idx,func2);wasmTableMirror[idx]=wasmTable.get(idx)},`setWasmTableEntry`);var addFunction=__name((func2,sig)=>{var rtn=getFunctionAddress(func2);if(rtn)return rtn;var ret=getEmptyTableSlot();try{setWasmTableEntry(ret,func2)}catch(err2){if(!(err2 instanceof TypeError))throw err2;setWasmTableEntry(ret,convertJsFunctionToWasm(func2,sig))}functionsInTableMap.set(func2,ret);return ret},`addFunction`);var updateGOT=__name((exports,replace)=>{for(var symName in exports){if(isInternalSym(symName))continue;var value=exports[symName];GOT[symName]||=new WebAssembly.Global({"value":`i32`,"mutable":true});if(replace||GOT[symName].value==0){if(typeof value==`function`)GOT[symName].value=addFunction(value);else if(typeof value==`number`)GOT[symName].value=value;else err(`unhandled export type for '${symName}': ${typeof value}`)}}},`updateGOT`);var relocateExports=__name((exports,memoryBase2,replace)=>{var relocated={};for(var e in exports){var value=exports[e];if(typeof value==`object`)value=value.value;if(typeof value==`number`)value+=memoryBase2;relocated[e]=value}updateGOT(relocated,replace);return relocated},`relocateExports`);var isSymbolDefined=__name(symName=>{var existing=wasmImports[symName];if(!existing||existing.stub)return false;return true},`isSymbolDefined`);var dynCall=__name((sig,ptr,args2=[],promising=false)=>{var rtn=getWasmTableEntry(ptr)(...args2);function convert(rtn2){return rtn2}__name(convert,`convert`);return convert(rtn)},`dynCall`);var stackSave=__name(()=>_emscripten_stack_get_current(),`stackSave`);var stackRestore=__name(val=>__emscripten_stack_restore(val),`stackRestore`);var createInvokeFunction=__name(sig=>(ptr,...args2)=>{var sp=stackSave();try{return dynCall(sig,ptr,args2)}catch(e){stackRestore(sp);if(e!==e+0)throw e;_setThrew(1,0);if(sig[0]==`j`)return 0n}},`createInvokeFunction`);var resolveGlobalSymbol=__name((symName,direct=false)=>{var sym;if(isSymbolDefined(symName))sym=wasmImports[symName];else if(symName.startsWith(`invoke_`))sym=wasmImports[symName]=createInvokeFunction(symName.split(`_`)[1]);return{sym,name:symName}},`resolveGlobalSymbol`);var onPostCtors=[];var addOnPostCtor=__name(cb=>onPostCtors.push(cb),`addOnPostCtor`);var UTF8ToString=__name((ptr,maxBytesToRead,ignoreNul)=>ptr?UTF8ArrayToString(HEAPU8,ptr,maxBytesToRead,ignoreNul):``,`UTF8ToString`);var loadWebAssemblyModule=__name((binary,flags,libName,localScope,handle)=>{var metadata=getDylinkMetadata(binary);function loadModule(){var memAlign=Math.pow(2,metadata.memoryAlign);var memoryBase=metadata.memorySize?alignMemory(getMemory(metadata.memorySize+memAlign),memAlign):0;var tableBase=metadata.tableSize?wasmTable.length:0;if(handle){HEAP8[handle+8]=1;LE_HEAP_STORE_U32((handle+12>>2)*4,memoryBase);LE_HEAP_STORE_I32((handle+16>>2)*4,metadata.memorySize);LE_HEAP_STORE_U32((handle+20>>2)*4,tableBase);LE_HEAP_STORE_I32((handle+24>>2)*4,metadata.tableSize)}if(metadata.tableSize)wasmTable.grow(metadata.tableSize);var moduleExports;function resolveSymbol(sym){var resolved=resolveGlobalSymbol(sym).sym;if(!resolved&&localScope)resolved=localScope[sym];if(!resolved)resolved=moduleExports[sym];return resolved}__name(resolveSymbol,`resolveSymbol`);var proxyHandler={get(stubs,prop){switch(prop){case`__memory_base`:return memoryBase;case`__table_base`:return tableBase}if(prop in wasmImports&&!wasmImports[prop].stub)return wasmImports[prop];if(!(prop in stubs)){var resolved;stubs[prop]=(...args2)=>{resolved||=resolveSymbol(prop);return resolved(...args2)}}return stubs[prop]}};var proxy=new Proxy({},proxyHandler);currentModuleWeakSymbols=metadata.weakImports;var info={"GOT.mem":new Proxy({},GOTHandler),"GOT.func":new Proxy({},GOTHandler),"env":proxy,"wasi_snapshot_preview1":proxy};function postInstantiation(module,instance){updateTableMap(tableBase,metadata.tableSize);moduleExports=relocateExports(instance.exports,memoryBase);if(!flags.allowUndefined)reportUndefinedSymbols();function addEmAsm(addr,body){var args=[];var arity=0;for(;arity<16;arity++)if(body.indexOf(`$`+arity)!=-1)args.push(`$`+arity);else break;args=args.join(`,`);var func=`(${args}) => { ${body} };`;ASM_CONSTS[start]=eval(func)}__name(addEmAsm,`addEmAsm`);if(`__start_em_asm`in moduleExports){var start=moduleExports[`__start_em_asm`];var stop=moduleExports[`__stop_em_asm`];while(start<stop){var jsString=UTF8ToString(start);addEmAsm(start,jsString);start=HEAPU8.indexOf(0,start)+1}}function addEmJs(name,cSig,body){var jsArgs=[];cSig=cSig.slice(1,-1);if(cSig!=`void`){cSig=cSig.split(`,`);for(var i in cSig){var jsArg=cSig[i].split(` `).pop();jsArgs.push(jsArg.replace(`*`,``))}}var func=`(${jsArgs}) => ${body};`;moduleExports[name]=eval(func)}__name(addEmJs,`addEmJs`);for(var name in moduleExports)if(name.startsWith(`__em_js__`)){var start=moduleExports[name];var jsString=UTF8ToString(start);var parts=jsString.split(`<::>`);addEmJs(name.replace(`__em_js__`,``),parts[0],parts[1]);delete moduleExports[name]}var applyRelocs=moduleExports[`__wasm_apply_data_relocs`];if(applyRelocs){if(runtimeInitialized)applyRelocs();else __RELOC_FUNCS__.push(applyRelocs)}var init=moduleExports[`__wasm_call_ctors`];if(init){if(runtimeInitialized)init();else addOnPostCtor(init)}return moduleExports}__name(postInstantiation,`postInstantiation`);if(flags.loadAsync)return(async()=>{var instance2;if(binary instanceof WebAssembly.Module)instance2=new WebAssembly.Instance(binary,info);else({module:binary,instance:instance2}=await WebAssembly.instantiate(binary,info));return postInstantiation(binary,instance2)})();var module=binary instanceof WebAssembly.Module?binary:new WebAssembly.Module(binary);var instance=new WebAssembly.Instance(module,info);return postInstantiation(module,instance)}__name(loadModule,`loadModule`);flags={...flags,rpath:{parentLibPath:libName,paths:metadata.runtimePaths}};if(flags.loadAsync)return metadata.neededDynlibs.reduce((chain,dynNeeded)=>chain.then(()=>loadDynamicLibrary(dynNeeded,flags,localScope)),Promise.resolve()).then(loadModule);metadata.neededDynlibs.forEach(needed=>loadDynamicLibrary(needed,flags,localScope));return loadModule()},`loadWebAssemblyModule`);var mergeLibSymbols=__name((exports,libName2)=>{for(var[sym,exp]of Object.entries(exports)){const setImport=__name(target=>{if(!isSymbolDefined(target))wasmImports[target]=exp},`setImport`);setImport(sym);const main_alias=`__main_argc_argv`;if(sym==`main`)setImport(main_alias);if(sym==main_alias)setImport(`main`)}},`mergeLibSymbols`);var asyncLoad=__name(async url=>{var arrayBuffer=await readAsync(url);return new Uint8Array(arrayBuffer)},`asyncLoad`);function loadDynamicLibrary(libName2,flags2={global:true,nodelete:true},localScope2,handle2){var dso=LDSO.loadedLibsByName[libName2];if(dso){if(!flags2.global){if(localScope2)Object.assign(localScope2,dso.exports)}else if(!dso.global){dso.global=true;mergeLibSymbols(dso.exports,libName2)}if(flags2.nodelete&&dso.refcount!==1/0)dso.refcount=1/0;dso.refcount++;if(handle2)LDSO.loadedLibsByHandle[handle2]=dso;return flags2.loadAsync?Promise.resolve(true):true}dso=newDSO(libName2,handle2,`loading`);dso.refcount=flags2.nodelete?1/0:1;dso.global=flags2.global;function loadLibData(){if(handle2){var data=LE_HEAP_LOAD_U32((handle2+28>>2)*4);var dataSize=LE_HEAP_LOAD_U32((handle2+32>>2)*4);if(data&&dataSize){var libData=HEAP8.slice(data,data+dataSize);return flags2.loadAsync?Promise.resolve(libData):libData}}var libFile=locateFile(libName2);if(flags2.loadAsync)return asyncLoad(libFile);if(!readBinary)throw new Error(`${libFile}: file not found, and synchronous loading of external files is not available`);return readBinary(libFile)}__name(loadLibData,`loadLibData`);function getExports(){if(flags2.loadAsync)return loadLibData().then(libData=>loadWebAssemblyModule(libData,flags2,libName2,localScope2,handle2));return loadWebAssemblyModule(loadLibData(),flags2,libName2,localScope2,handle2)}__name(getExports,`getExports`);function moduleLoaded(exports){if(dso.global)mergeLibSymbols(exports,libName2);else if(localScope2)Object.assign(localScope2,exports);dso.exports=exports}__name(moduleLoaded,`moduleLoaded`);if(flags2.loadAsync)return getExports().then(exports=>{moduleLoaded(exports);return true});moduleLoaded(getExports());return true}__name(loadDynamicLibrary,`loadDynamicLibrary`);var reportUndefinedSymbols=__name(()=>{for(var[symName,entry]of Object.entries(GOT))if(entry.value==0){var value=resolveGlobalSymbol(symName,true).sym;if(!value&&!entry.required)continue;if(typeof value==`function`)entry.value=addFunction(value,value.sig);else if(typeof value==`number`)entry.value=value;else throw new Error(`bad export type for '${symName}': ${typeof value}`)}},`reportUndefinedSymbols`);var runDependencies=0;var dependenciesFulfilled=null;var removeRunDependency=__name(id=>{runDependencies--;Module[`monitorRunDependencies`]?.(runDependencies);if(runDependencies==0){if(dependenciesFulfilled){var callback=dependenciesFulfilled;dependenciesFulfilled=null;callback()}}},`removeRunDependency`);var addRunDependency=__name(id=>{runDependencies++;Module[`monitorRunDependencies`]?.(runDependencies)},`addRunDependency`);var loadDylibs=__name(async()=>{if(!dynamicLibraries.length){reportUndefinedSymbols();return}addRunDependency(`loadDylibs`);for(var lib of dynamicLibraries)await loadDynamicLibrary(lib,{loadAsync:true,global:true,nodelete:true,allowUndefined:true});reportUndefinedSymbols();removeRunDependency(`loadDylibs`)},`loadDylibs`);var noExitRuntime=true;function setValue(ptr,value,type=`i8`){if(type.endsWith(`*`))type=`*`;switch(type){case`i1`:HEAP8[ptr]=value;break;case`i8`:HEAP8[ptr]=value;break;case`i16`:LE_HEAP_STORE_I16((ptr>>1)*2,value);break;case`i32`:LE_HEAP_STORE_I32((ptr>>2)*4,value);break;case`i64`:LE_HEAP_STORE_I64((ptr>>3)*8,BigInt(value));break;case`float`:LE_HEAP_STORE_F32((ptr>>2)*4,value);break;case`double`:LE_HEAP_STORE_F64((ptr>>3)*8,value);break;case`*`:LE_HEAP_STORE_U32((ptr>>2)*4,value);break;default:abort(`invalid type for setValue: ${type}`)}}__name(setValue,`setValue`);var ___memory_base=new WebAssembly.Global({"value":`i32`,"mutable":false},1024);var ___stack_high=82240;var ___stack_low=16704;var ___stack_pointer=new WebAssembly.Global({"value":`i32`,"mutable":true},82240);var ___table_base=new WebAssembly.Global({"value":`i32`,"mutable":false},1);var __abort_js=__name(()=>abort(``),`__abort_js`);__abort_js.sig=`v`;var getHeapMax=__name(()=>2147483648,`getHeapMax`);var growMemory=__name(size=>{var pages=(size-wasmMemory.buffer.byteLength+65535)/65536|0;try{wasmMemory.grow(pages);updateMemoryViews();return 1}catch(e){}},`growMemory`);var _emscripten_resize_heap=__name(requestedSize=>{var oldSize=HEAPU8.length;requestedSize>>>=0;var maxHeapSize=getHeapMax();if(requestedSize>maxHeapSize)return false;for(var cutDown=1;cutDown<=4;cutDown*=2){var overGrownHeapSize=oldSize*(1+.2/cutDown);overGrownHeapSize=Math.min(overGrownHeapSize,requestedSize+100663296);if(growMemory(Math.min(maxHeapSize,alignMemory(Math.max(requestedSize,overGrownHeapSize),65536))))return true}return false},`_emscripten_resize_heap`);_emscripten_resize_heap.sig=`ip`;var _fd_close=__name(fd=>52,`_fd_close`);_fd_close.sig=`ii`;var INT53_MAX=9007199254740992;var INT53_MIN=-9007199254740992;var bigintToI53Checked=__name(num=>num<INT53_MIN||num>INT53_MAX?NaN:Number(num),`bigintToI53Checked`);function _fd_seek(fd,offset,whence,newOffset){offset=bigintToI53Checked(offset);return 70}__name(_fd_seek,`_fd_seek`);_fd_seek.sig=`iijip`;var printCharBuffers=[null,[],[]];var printChar=__name((stream,curr)=>{var buffer=printCharBuffers[stream];if(curr===0||curr===10){(stream===1?out:err)(UTF8ArrayToString(buffer));buffer.length=0}else buffer.push(curr)},`printChar`);var _fd_write=__name((fd,iov,iovcnt,pnum)=>{var num=0;for(var i2=0;i2<iovcnt;i2++){var ptr=LE_HEAP_LOAD_U32((iov>>2)*4);var len=LE_HEAP_LOAD_U32((iov+4>>2)*4);iov+=8;for(var j=0;j<len;j++)printChar(fd,HEAPU8[ptr+j]);num+=len}LE_HEAP_STORE_U32((pnum>>2)*4,num);return 0},`_fd_write`);_fd_write.sig=`iippp`;function _tree_sitter_log_callback(isLexMessage,messageAddress){if(Module.currentLogCallback){const message=UTF8ToString(messageAddress);Module.currentLogCallback(message,isLexMessage!==0)}}__name(_tree_sitter_log_callback,`_tree_sitter_log_callback`);function _tree_sitter_parse_callback(inputBufferAddress,index,row,column,lengthAddress){const INPUT_BUFFER_SIZE=10240;const string=Module.currentParseCallback(index,{row,column});if(typeof string===`string`){setValue(lengthAddress,string.length,`i32`);stringToUTF16(string,inputBufferAddress,INPUT_BUFFER_SIZE)}else setValue(lengthAddress,0,`i32`)}__name(_tree_sitter_parse_callback,`_tree_sitter_parse_callback`);function _tree_sitter_progress_callback(currentOffset,hasError){if(Module.currentProgressCallback)return Module.currentProgressCallback({currentOffset,hasError});return false}__name(_tree_sitter_progress_callback,`_tree_sitter_progress_callback`);function _tree_sitter_query_progress_callback(currentOffset){if(Module.currentQueryProgressCallback)return Module.currentQueryProgressCallback({currentOffset});return false}__name(_tree_sitter_query_progress_callback,`_tree_sitter_query_progress_callback`);var runtimeKeepaliveCounter=0;var keepRuntimeAlive=__name(()=>noExitRuntime||runtimeKeepaliveCounter>0,`keepRuntimeAlive`);var _proc_exit=__name(code=>{EXITSTATUS=code;if(!keepRuntimeAlive()){Module[`onExit`]?.(code);ABORT=true}quit_(code,new ExitStatus(code))},`_proc_exit`);_proc_exit.sig=`vi`;var exitJS=__name((status,implicit)=>{EXITSTATUS=status;_proc_exit(status)},`exitJS`);var handleException=__name(e=>{if(e instanceof ExitStatus||e==`unwind`)return EXITSTATUS;quit_(1,e)},`handleException`);var lengthBytesUTF8=__name(str=>{var len=0;for(var i2=0;i2<str.length;++i2){var c=str.charCodeAt(i2);if(c<=127)len++;else if(c<=2047)len+=2;else if(c>=55296&&c<=57343){len+=4;++i2}else len+=3}return len},`lengthBytesUTF8`);var stringToUTF8Array=__name((str,heap,outIdx,maxBytesToWrite)=>{if(!(maxBytesToWrite>0))return 0;var startIdx=outIdx;var endIdx=outIdx+maxBytesToWrite-1;for(var i2=0;i2<str.length;++i2){var u=str.codePointAt(i2);if(u<=127){if(outIdx>=endIdx)break;heap[outIdx++]=u}else if(u<=2047){if(outIdx+1>=endIdx)break;heap[outIdx++]=192|u>>6;heap[outIdx++]=128|u&63}else if(u<=65535){if(outIdx+2>=endIdx)break;heap[outIdx++]=224|u>>12;heap[outIdx++]=128|u>>6&63;heap[outIdx++]=128|u&63}else{if(outIdx+3>=endIdx)break;heap[outIdx++]=240|u>>18;heap[outIdx++]=128|u>>12&63;heap[outIdx++]=128|u>>6&63;heap[outIdx++]=128|u&63;i2++}}heap[outIdx]=0;return outIdx-startIdx},`stringToUTF8Array`);var stringToUTF8=__name((str,outPtr,maxBytesToWrite)=>stringToUTF8Array(str,HEAPU8,outPtr,maxBytesToWrite),`stringToUTF8`);var stackAlloc=__name(sz=>__emscripten_stack_alloc(sz),`stackAlloc`);var stringToUTF8OnStack=__name(str=>{var size=lengthBytesUTF8(str)+1;var ret=stackAlloc(size);stringToUTF8(str,ret,size);return ret},`stringToUTF8OnStack`);var AsciiToString=__name(ptr=>{var str=``;while(1){var ch=HEAPU8[ptr++];if(!ch)return str;str+=String.fromCharCode(ch)}},`AsciiToString`);var stringToUTF16=__name((str,outPtr,maxBytesToWrite)=>{maxBytesToWrite??=2147483647;if(maxBytesToWrite<2)return 0;maxBytesToWrite-=2;var startPtr=outPtr;var numCharsToWrite=maxBytesToWrite<str.length*2?maxBytesToWrite/2:str.length;for(var i2=0;i2<numCharsToWrite;++i2){var codeUnit=str.charCodeAt(i2);LE_HEAP_STORE_I16((outPtr>>1)*2,codeUnit);outPtr+=2}LE_HEAP_STORE_I16((outPtr>>1)*2,0);return outPtr-startPtr},`stringToUTF16`);LE_ATOMICS_NATIVE_BYTE_ORDER=new Int8Array(new Int16Array([1]).buffer)[0]===1?[(x=>x),(x=>x),void 0,(x=>x)]:[(x=>x),(x=>((x&65280)<<8|(x&255)<<24)>>16),void 0,(x=>x>>24&255|x>>8&65280|(x&65280)<<8|(x&255)<<24)];function LE_HEAP_UPDATE(){HEAPU16.unsigned=(x=>x&65535);HEAPU32.unsigned=(x=>x>>>0)}__name(LE_HEAP_UPDATE,`LE_HEAP_UPDATE`);initMemory();if(Module[`noExitRuntime`])noExitRuntime=Module[`noExitRuntime`];if(Module[`print`])out=Module[`print`];if(Module[`printErr`])err=Module[`printErr`];if(Module[`dynamicLibraries`])dynamicLibraries=Module[`dynamicLibraries`];if(Module[`wasmBinary`])wasmBinary=Module[`wasmBinary`];if(Module[`arguments`])arguments_=Module[`arguments`];if(Module[`thisProgram`])thisProgram=Module[`thisProgram`];if(Module[`preInit`]){if(typeof Module[`preInit`]==`function`)Module[`preInit`]=[Module[`preInit`]];while(Module[`preInit`].length>0)Module[`preInit`].shift()()}Module[`setValue`]=setValue;Module[`getValue`]=getValue;Module[`UTF8ToString`]=UTF8ToString;Module[`stringToUTF8`]=stringToUTF8;Module[`lengthBytesUTF8`]=lengthBytesUTF8;Module[`AsciiToString`]=AsciiToString;Module[`stringToUTF16`]=stringToUTF16;Module[`loadWebAssemblyModule`]=loadWebAssemblyModule;Module[`LE_HEAP_STORE_I64`]=LE_HEAP_STORE_I64;var ASM_CONSTS={};var _malloc,_calloc,_realloc,_free,_ts_range_edit,_memcmp,_ts_language_symbol_count,_ts_language_state_count,_ts_language_abi_version,_ts_language_name,_ts_language_field_count,_ts_language_next_state,_ts_language_symbol_name,_ts_language_symbol_for_name,_strncmp,_ts_language_symbol_type,_ts_language_field_name_for_id,_ts_lookahead_iterator_new,_ts_lookahead_iterator_delete,_ts_lookahead_iterator_reset_state,_ts_lookahead_iterator_reset,_ts_lookahead_iterator_next,_ts_lookahead_iterator_current_symbol,_ts_point_edit,_ts_parser_delete,_ts_parser_reset,_ts_parser_set_language,_ts_parser_set_included_ranges,_ts_query_new,_ts_query_delete,_iswspace,_iswalnum,_ts_query_copy,_ts_query_pattern_count,_ts_query_capture_count,_ts_query_string_count,_ts_query_capture_name_for_id,_ts_query_capture_quantifier_for_id,_ts_query_string_value_for_id,_ts_query_predicates_for_pattern,_ts_query_start_byte_for_pattern,_ts_query_end_byte_for_pattern,_ts_query_is_pattern_rooted,_ts_query_is_pattern_non_local,_ts_query_is_pattern_guaranteed_at_step,_ts_query_disable_capture,_ts_query_disable_pattern,_ts_tree_copy,_ts_tree_delete,_ts_init,_ts_parser_new_wasm,_ts_parser_enable_logger_wasm,_ts_parser_parse_wasm,_ts_parser_included_ranges_wasm,_ts_language_type_is_named_wasm,_ts_language_type_is_visible_wasm,_ts_language_metadata_wasm,_ts_language_supertypes_wasm,_ts_language_subtypes_wasm,_ts_tree_root_node_wasm,_ts_tree_root_node_with_offset_wasm,_ts_tree_edit_wasm,_ts_tree_included_ranges_wasm,_ts_tree_get_changed_ranges_wasm,_ts_tree_cursor_new_wasm,_ts_tree_cursor_copy_wasm,_ts_tree_cursor_delete_wasm,_ts_tree_cursor_reset_wasm,_ts_tree_cursor_reset_to_wasm,_ts_tree_cursor_goto_first_child_wasm,_ts_tree_cursor_goto_last_child_wasm,_ts_tree_cursor_goto_first_child_for_index_wasm,_ts_tree_cursor_goto_first_child_for_position_wasm,_ts_tree_cursor_goto_next_sibling_wasm,_ts_tree_cursor_goto_previous_sibling_wasm,_ts_tree_cursor_goto_descendant_wasm,_ts_tree_cursor_goto_parent_wasm,_ts_tree_cursor_current_node_type_id_wasm,_ts_tree_cursor_current_node_state_id_wasm,_ts_tree_cursor_current_node_is_named_wasm,_ts_tree_cursor_current_node_is_missing_wasm,_ts_tree_cursor_current_node_id_wasm,_ts_tree_cursor_start_position_wasm,_ts_tree_cursor_end_position_wasm,_ts_tree_cursor_start_index_wasm,_ts_tree_cursor_end_index_wasm,_ts_tree_cursor_current_field_id_wasm,_ts_tree_cursor_current_depth_wasm,_ts_tree_cursor_current_descendant_index_wasm,_ts_tree_cursor_current_node_wasm,_ts_node_symbol_wasm,_ts_node_field_name_for_child_wasm,_ts_node_field_name_for_named_child_wasm,_ts_node_children_by_field_id_wasm,_ts_node_first_child_for_byte_wasm,_ts_node_first_named_child_for_byte_wasm,_ts_node_grammar_symbol_wasm,_ts_node_child_count_wasm,_ts_node_named_child_count_wasm,_ts_node_child_wasm,_ts_node_named_child_wasm,_ts_node_child_by_field_id_wasm,_ts_node_next_sibling_wasm,_ts_node_prev_sibling_wasm,_ts_node_next_named_sibling_wasm,_ts_node_prev_named_sibling_wasm,_ts_node_descendant_count_wasm,_ts_node_parent_wasm,_ts_node_child_with_descendant_wasm,_ts_node_descendant_for_index_wasm,_ts_node_named_descendant_for_index_wasm,_ts_node_descendant_for_position_wasm,_ts_node_named_descendant_for_position_wasm,_ts_node_start_point_wasm,_ts_node_end_point_wasm,_ts_node_start_index_wasm,_ts_node_end_index_wasm,_ts_node_to_string_wasm,_ts_node_children_wasm,_ts_node_named_children_wasm,_ts_node_descendants_of_type_wasm,_ts_node_is_named_wasm,_ts_node_has_changes_wasm,_ts_node_has_error_wasm,_ts_node_is_error_wasm,_ts_node_is_missing_wasm,_ts_node_is_extra_wasm,_ts_node_parse_state_wasm,_ts_node_next_parse_state_wasm,_ts_query_matches_wasm,_ts_query_captures_wasm,_memset,_memcpy,_memmove,_iswalpha,_iswblank,_iswdigit,_iswlower,_iswpunct,_iswupper,_iswxdigit,_memchr,_strlen,_strcmp,_strncat,_strncpy,_towlower,_towupper,_setThrew,__emscripten_stack_restore,__emscripten_stack_alloc,_emscripten_stack_get_current,___wasm_apply_data_relocs;function assignWasmExports(wasmExports2){Module[`_malloc`]=wasmExports2[`malloc`];Module[`_calloc`]=_calloc=wasmExports2[`calloc`];Module[`_realloc`]=wasmExports2[`realloc`];Module[`_free`]=wasmExports2[`free`];Module[`_ts_range_edit`]=wasmExports2[`ts_range_edit`];Module[`_memcmp`]=wasmExports2[`memcmp`];Module[`_ts_language_symbol_count`]=wasmExports2[`ts_language_symbol_count`];Module[`_ts_language_state_count`]=wasmExports2[`ts_language_state_count`];Module[`_ts_language_abi_version`]=wasmExports2[`ts_language_abi_version`];Module[`_ts_language_name`]=wasmExports2[`ts_language_name`];Module[`_ts_language_field_count`]=wasmExports2[`ts_language_field_count`];Module[`_ts_language_next_state`]=wasmExports2[`ts_language_next_state`];Module[`_ts_language_symbol_name`]=wasmExports2[`ts_language_symbol_name`];Module[`_ts_language_symbol_for_name`]=wasmExports2[`ts_language_symbol_for_name`];Module[`_strncmp`]=wasmExports2[`strncmp`];Module[`_ts_language_symbol_type`]=wasmExports2[`ts_language_symbol_type`];Module[`_ts_language_field_name_for_id`]=wasmExports2[`ts_language_field_name_for_id`];Module[`_ts_lookahead_iterator_new`]=wasmExports2[`ts_lookahead_iterator_new`];Module[`_ts_lookahead_iterator_delete`]=wasmExports2[`ts_lookahead_iterator_delete`];Module[`_ts_lookahead_iterator_reset_state`]=wasmExports2[`ts_lookahead_iterator_reset_state`];Module[`_ts_lookahead_iterator_reset`]=wasmExports2[`ts_lookahead_iterator_reset`];Module[`_ts_lookahead_iterator_next`]=wasmExports2[`ts_lookahead_iterator_next`];Module[`_ts_lookahead_iterator_current_symbol`]=wasmExports2[`ts_lookahead_iterator_current_symbol`];Module[`_ts_point_edit`]=wasmExports2[`ts_point_edit`];Module[`_ts_parser_delete`]=wasmExports2[`ts_parser_delete`];Module[`_ts_parser_reset`]=wasmExports2[`ts_parser_reset`];Module[`_ts_parser_set_language`]=wasmExports2[`ts_parser_set_language`];Module[`_ts_parser_set_included_ranges`]=wasmExports2[`ts_parser_set_included_ranges`];Module[`_ts_query_new`]=wasmExports2[`ts_query_new`];Module[`_ts_query_delete`]=wasmExports2[`ts_query_delete`];Module[`_iswspace`]=wasmExports2[`iswspace`];Module[`_iswalnum`]=wasmExports2[`iswalnum`];Module[`_ts_query_copy`]=wasmExports2[`ts_query_copy`];Module[`_ts_query_pattern_count`]=wasmExports2[`ts_query_pattern_count`];Module[`_ts_query_capture_count`]=wasmExports2[`ts_query_capture_count`];Module[`_ts_query_string_count`]=wasmExports2[`ts_query_string_count`];Module[`_ts_query_capture_name_for_id`]=wasmExports2[`ts_query_capture_name_for_id`];Module[`_ts_query_capture_quantifier_for_id`]=wasmExports2[`ts_query_capture_quantifier_for_id`];Module[`_ts_query_string_value_for_id`]=wasmExports2[`ts_query_string_value_for_id`];Module[`_ts_query_predicates_for_pattern`]=wasmExports2[`ts_query_predicates_for_pattern`];Module[`_ts_query_start_byte_for_pattern`]=wasmExports2[`ts_query_start_byte_for_pattern`];Module[`_ts_query_end_byte_for_pattern`]=wasmExports2[`ts_query_end_byte_for_pattern`];Module[`_ts_query_is_pattern_rooted`]=wasmExports2[`ts_query_is_pattern_rooted`];Module[`_ts_query_is_pattern_non_local`]=wasmExports2[`ts_query_is_pattern_non_local`];Module[`_ts_query_is_pattern_guaranteed_at_step`]=wasmExports2[`ts_query_is_pattern_guaranteed_at_step`];Module[`_ts_query_disable_capture`]=wasmExports2[`ts_query_disable_capture`];Module[`_ts_query_disable_pattern`]=wasmExports2[`ts_query_disable_pattern`];Module[`_ts_tree_copy`]=wasmExports2[`ts_tree_copy`];Module[`_ts_tree_delete`]=wasmExports2[`ts_tree_delete`];Module[`_ts_init`]=wasmExports2[`ts_init`];Module[`_ts_parser_new_wasm`]=wasmExports2[`ts_parser_new_wasm`];Module[`_ts_parser_enable_logger_wasm`]=wasmExports2[`ts_parser_enable_logger_wasm`];Module[`_ts_parser_parse_wasm`]=wasmExports2[`ts_parser_parse_wasm`];Module[`_ts_parser_included_ranges_wasm`]=wasmExports2[`ts_parser_included_ranges_wasm`];Module[`_ts_language_type_is_named_wasm`]=wasmExports2[`ts_language_type_is_named_wasm`];Module[`_ts_language_type_is_visible_wasm`]=wasmExports2[`ts_language_type_is_visible_wasm`];Module[`_ts_language_metadata_wasm`]=wasmExports2[`ts_language_metadata_wasm`];Module[`_ts_language_supertypes_wasm`]=wasmExports2[`ts_language_supertypes_wasm`];Module[`_ts_language_subtypes_wasm`]=wasmExports2[`ts_language_subtypes_wasm`];Module[`_ts_tree_root_node_wasm`]=wasmExports2[`ts_tree_root_node_wasm`];Module[`_ts_tree_root_node_with_offset_wasm`]=wasmExports2[`ts_tree_root_node_with_offset_wasm`];Module[`_ts_tree_edit_wasm`]=wasmExports2[`ts_tree_edit_wasm`];Module[`_ts_tree_included_ranges_wasm`]=wasmExports2[`ts_tree_included_ranges_wasm`];Module[`_ts_tree_get_changed_ranges_wasm`]=wasmExports2[`ts_tree_get_changed_ranges_wasm`];Module[`_ts_tree_cursor_new_wasm`]=wasmExports2[`ts_tree_cursor_new_wasm`];Module[`_ts_tree_cursor_copy_wasm`]=wasmExports2[`ts_tree_cursor_copy_wasm`];Module[`_ts_tree_cursor_delete_wasm`]=wasmExports2[`ts_tree_cursor_delete_wasm`];Module[`_ts_tree_cursor_reset_wasm`]=wasmExports2[`ts_tree_cursor_reset_wasm`];Module[`_ts_tree_cursor_reset_to_wasm`]=wasmExports2[`ts_tree_cursor_reset_to_wasm`];Module[`_ts_tree_cursor_goto_first_child_wasm`]=wasmExports2[`ts_tree_cursor_goto_first_child_wasm`];Module[`_ts_tree_cursor_goto_last_child_wasm`]=wasmExports2[`ts_tree_cursor_goto_last_child_wasm`];Module[`_ts_tree_cursor_goto_first_child_for_index_wasm`]=wasmExports2[`ts_tree_cursor_goto_first_child_for_index_wasm`];Module[`_ts_tree_cursor_goto_first_child_for_position_wasm`]=wasmExports2[`ts_tree_cursor_goto_first_child_for_position_wasm`];Module[`_ts_tree_cursor_goto_next_sibling_wasm`]=wasmExports2[`ts_tree_cursor_goto_next_sibling_wasm`];Module[`_ts_tree_cursor_goto_previous_sibling_wasm`]=wasmExports2[`ts_tree_cursor_goto_previous_sibling_wasm`];Module[`_ts_tree_cursor_goto_descendant_wasm`]=wasmExports2[`ts_tree_cursor_goto_descendant_wasm`];Module[`_ts_tree_cursor_goto_parent_wasm`]=wasmExports2[`ts_tree_cursor_goto_parent_wasm`];Module[`_ts_tree_cursor_current_node_type_id_wasm`]=wasmExports2[`ts_tree_cursor_current_node_type_id_wasm`];Module[`_ts_tree_cursor_current_node_state_id_wasm`]=wasmExports2[`ts_tree_cursor_current_node_state_id_wasm`];Module[`_ts_tree_cursor_current_node_is_named_wasm`]=wasmExports2[`ts_tree_cursor_current_node_is_named_wasm`];Module[`_ts_tree_cursor_current_node_is_missing_wasm`]=wasmExports2[`ts_tree_cursor_current_node_is_missing_wasm`];Module[`_ts_tree_cursor_current_node_id_wasm`]=wasmExports2[`ts_tree_cursor_current_node_id_wasm`];Module[`_ts_tree_cursor_start_position_wasm`]=wasmExports2[`ts_tree_cursor_start_position_wasm`];Module[`_ts_tree_cursor_end_position_wasm`]=wasmExports2[`ts_tree_cursor_end_position_wasm`];Module[`_ts_tree_cursor_start_index_wasm`]=wasmExports2[`ts_tree_cursor_start_index_wasm`];Module[`_ts_tree_cursor_end_index_wasm`]=wasmExports2[`ts_tree_cursor_end_index_wasm`];Module[`_ts_tree_cursor_current_field_id_wasm`]=wasmExports2[`ts_tree_cursor_current_field_id_wasm`];Module[`_ts_tree_cursor_current_depth_wasm`]=wasmExports2[`ts_tree_cursor_current_depth_wasm`];Module[`_ts_tree_cursor_current_descendant_index_wasm`]=wasmExports2[`ts_tree_cursor_current_descendant_index_wasm`];Module[`_ts_tree_cursor_current_node_wasm`]=wasmExports2[`ts_tree_cursor_current_node_wasm`];Module[`_ts_node_symbol_wasm`]=wasmExports2[`ts_node_symbol_wasm`];Module[`_ts_node_field_name_for_child_wasm`]=wasmExports2[`ts_node_field_name_for_child_wasm`];Module[`_ts_node_field_name_for_named_child_wasm`]=wasmExports2[`ts_node_field_name_for_named_child_wasm`];Module[`_ts_node_children_by_field_id_wasm`]=wasmExports2[`ts_node_children_by_field_id_wasm`];Module[`_ts_node_first_child_for_byte_wasm`]=wasmExports2[`ts_node_first_child_for_byte_wasm`];Module[`_ts_node_first_named_child_for_byte_wasm`]=wasmExports2[`ts_node_first_named_child_for_byte_wasm`];Module[`_ts_node_grammar_symbol_wasm`]=wasmExports2[`ts_node_grammar_symbol_wasm`];Module[`_ts_node_child_count_wasm`]=wasmExports2[`ts_node_child_count_wasm`];Module[`_ts_node_named_child_count_wasm`]=wasmExports2[`ts_node_named_child_count_wasm`];Module[`_ts_node_child_wasm`]=wasmExports2[`ts_node_child_wasm`];Module[`_ts_node_named_child_wasm`]=wasmExports2[`ts_node_named_child_wasm`];Module[`_ts_node_child_by_field_id_wasm`]=wasmExports2[`ts_node_child_by_field_id_wasm`];Module[`_ts_node_next_sibling_wasm`]=wasmExports2[`ts_node_next_sibling_wasm`];Module[`_ts_node_prev_sibling_wasm`]=wasmExports2[`ts_node_prev_sibling_wasm`];Module[`_ts_node_next_named_sibling_wasm`]=wasmExports2[`ts_node_next_named_sibling_wasm`];Module[`_ts_node_prev_named_sibling_wasm`]=wasmExports2[`ts_node_prev_named_sibling_wasm`];Module[`_ts_node_descendant_count_wasm`]=wasmExports2[`ts_node_descendant_count_wasm`];Module[`_ts_node_parent_wasm`]=wasmExports2[`ts_node_parent_wasm`];Module[`_ts_node_child_with_descendant_wasm`]=wasmExports2[`ts_node_child_with_descendant_wasm`];Module[`_ts_node_descendant_for_index_wasm`]=wasmExports2[`ts_node_descendant_for_index_wasm`];Module[`_ts_node_named_descendant_for_index_wasm`]=wasmExports2[`ts_node_named_descendant_for_index_wasm`];Module[`_ts_node_descendant_for_position_wasm`]=wasmExports2[`ts_node_descendant_for_position_wasm`];Module[`_ts_node_named_descendant_for_position_wasm`]=wasmExports2[`ts_node_named_descendant_for_position_wasm`];Module[`_ts_node_start_point_wasm`]=wasmExports2[`ts_node_start_point_wasm`];Module[`_ts_node_end_point_wasm`]=wasmExports2[`ts_node_end_point_wasm`];Module[`_ts_node_start_index_wasm`]=wasmExports2[`ts_node_start_index_wasm`];Module[`_ts_node_end_index_wasm`]=wasmExports2[`ts_node_end_index_wasm`];Module[`_ts_node_to_string_wasm`]=wasmExports2[`ts_node_to_string_wasm`];Module[`_ts_node_children_wasm`]=wasmExports2[`ts_node_children_wasm`];Module[`_ts_node_named_children_wasm`]=wasmExports2[`ts_node_named_children_wasm`];Module[`_ts_node_descendants_of_type_wasm`]=wasmExports2[`ts_node_descendants_of_type_wasm`];Module[`_ts_node_is_named_wasm`]=wasmExports2[`ts_node_is_named_wasm`];Module[`_ts_node_has_changes_wasm`]=wasmExports2[`ts_node_has_changes_wasm`];Module[`_ts_node_has_error_wasm`]=wasmExports2[`ts_node_has_error_wasm`];Module[`_ts_node_is_error_wasm`]=wasmExports2[`ts_node_is_error_wasm`];Module[`_ts_node_is_missing_wasm`]=wasmExports2[`ts_node_is_missing_wasm`];Module[`_ts_node_is_extra_wasm`]=wasmExports2[`ts_node_is_extra_wasm`];Module[`_ts_node_parse_state_wasm`]=wasmExports2[`ts_node_parse_state_wasm`];Module[`_ts_node_next_parse_state_wasm`]=wasmExports2[`ts_node_next_parse_state_wasm`];Module[`_ts_query_matches_wasm`]=wasmExports2[`ts_query_matches_wasm`];Module[`_ts_query_captures_wasm`]=wasmExports2[`ts_query_captures_wasm`];Module[`_memset`]=wasmExports2[`memset`];Module[`_memcpy`]=wasmExports2[`memcpy`];Module[`_memmove`]=wasmExports2[`memmove`];Module[`_iswalpha`]=wasmExports2[`iswalpha`];Module[`_iswblank`]=wasmExports2[`iswblank`];Module[`_iswdigit`]=wasmExports2[`iswdigit`];Module[`_iswlower`]=wasmExports2[`iswlower`];Module[`_iswpunct`]=wasmExports2[`iswpunct`];Module[`_iswupper`]=wasmExports2[`iswupper`];Module[`_iswxdigit`]=wasmExports2[`iswxdigit`];Module[`_memchr`]=wasmExports2[`memchr`];Module[`_strlen`]=wasmExports2[`strlen`];Module[`_strcmp`]=wasmExports2[`strcmp`];Module[`_strncat`]=wasmExports2[`strncat`];Module[`_strncpy`]=wasmExports2[`strncpy`];Module[`_towlower`]=wasmExports2[`towlower`];Module[`_towupper`]=wasmExports2[`towupper`];_setThrew=wasmExports2[`setThrew`];__emscripten_stack_restore=wasmExports2[`_emscripten_stack_restore`];__emscripten_stack_alloc=wasmExports2[`_emscripten_stack_alloc`];_emscripten_stack_get_current=wasmExports2[`emscripten_stack_get_current`];wasmExports2[`__wasm_apply_data_relocs`]}__name(assignWasmExports,`assignWasmExports`);var wasmImports={__heap_base:___heap_base,__indirect_function_table:wasmTable,__memory_base:___memory_base,__stack_high:___stack_high,__stack_low:___stack_low,__stack_pointer:___stack_pointer,__table_base:___table_base,_abort_js:__abort_js,emscripten_resize_heap:_emscripten_resize_heap,fd_close:_fd_close,fd_seek:_fd_seek,fd_write:_fd_write,memory:wasmMemory,tree_sitter_log_callback:_tree_sitter_log_callback,tree_sitter_parse_callback:_tree_sitter_parse_callback,tree_sitter_progress_callback:_tree_sitter_progress_callback,tree_sitter_query_progress_callback:_tree_sitter_query_progress_callback};function callMain(args2=[]){var entryFunction=resolveGlobalSymbol(`main`).sym;if(!entryFunction)return;args2.unshift(thisProgram);var argc=args2.length;var argv=stackAlloc((argc+1)*4);var argv_ptr=argv;args2.forEach(arg=>{LE_HEAP_STORE_U32((argv_ptr>>2)*4,stringToUTF8OnStack(arg));argv_ptr+=4});LE_HEAP_STORE_U32((argv_ptr>>2)*4,0);try{var ret=entryFunction(argc,argv);exitJS(ret,true);return ret}catch(e){return handleException(e)}}__name(callMain,`callMain`);function run(args2=arguments_){if(runDependencies>0){dependenciesFulfilled=run;return}preRun();if(runDependencies>0){dependenciesFulfilled=run;return}function doRun(){Module[`calledRun`]=true;if(ABORT)return;initRuntime();preMain();readyPromiseResolve?.(Module);Module[`onRuntimeInitialized`]?.();if(!(Module[`noInitialRun`]||false))callMain(args2);postRun()}__name(doRun,`doRun`);if(Module[`setStatus`]){Module[`setStatus`](`Running...`);setTimeout(()=>{setTimeout(()=>Module[`setStatus`](``),1);doRun()},1)}else doRun()}__name(run,`run`);var wasmExports=await createWasm();run();if(runtimeInitialized)moduleRtn=Module;else moduleRtn=new Promise((resolve,reject)=>{readyPromiseResolve=resolve;readyPromiseReject=reject});return moduleRtn}__name(Module2,`Module`);var web_tree_sitter_default=Module2;var Module3=null;async function initializeBinding(moduleOptions){return Module3??=await web_tree_sitter_default(moduleOptions)}__name(initializeBinding,`initializeBinding`);function checkModule(){return!!Module3}__name(checkModule,`checkModule`);var TRANSFER_BUFFER;var LANGUAGE_VERSION;var MIN_COMPATIBLE_VERSION;var finalizer4=newFinalizer(addresses=>{C._ts_parser_delete(addresses[0]);C._free(addresses[1])});var Parser=class{static{__name(this,`Parser`)}[0]=0;[1]=0;logCallback=null;language=null;static async init(moduleOptions){setModule(await initializeBinding(moduleOptions));TRANSFER_BUFFER=C._ts_init();LANGUAGE_VERSION=C.getValue(TRANSFER_BUFFER,`i32`);MIN_COMPATIBLE_VERSION=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`)}constructor(){this.initialize();finalizer4?.register(this,[this[0],this[1]],this)}initialize(){if(!checkModule())throw new Error("cannot construct a Parser before calling `init()`");C._ts_parser_new_wasm();this[0]=C.getValue(TRANSFER_BUFFER,`i32`);this[1]=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`)}delete(){finalizer4?.unregister(this);C._ts_parser_delete(this[0]);C._free(this[1]);this[0]=0;this[1]=0}setLanguage(language){let address;if(!language){address=0;this.language=null}else if(language.constructor===Language){address=language[0];const version=C._ts_language_abi_version(address);if(version<MIN_COMPATIBLE_VERSION||LANGUAGE_VERSION<version)throw new Error(`Incompatible language version ${version}. Compatibility range ${MIN_COMPATIBLE_VERSION} through ${LANGUAGE_VERSION}.`);this.language=language}else throw new Error(`Argument must be a Language`);C._ts_parser_set_language(this[0],address);return this}parse(callback,oldTree,options){if(typeof callback===`string`)C.currentParseCallback=index=>callback.slice(index);else if(typeof callback===`function`)C.currentParseCallback=callback;else throw new Error(`Argument must be a string or a function`);if(options?.progressCallback)C.currentProgressCallback=options.progressCallback;else C.currentProgressCallback=null;if(this.logCallback){C.currentLogCallback=this.logCallback;C._ts_parser_enable_logger_wasm(this[0],1)}else{C.currentLogCallback=null;C._ts_parser_enable_logger_wasm(this[0],0)}let rangeCount=0;let rangeAddress=0;if(options?.includedRanges){rangeCount=options.includedRanges.length;rangeAddress=C._calloc(rangeCount,SIZE_OF_RANGE);let address=rangeAddress;for(let i2=0;i2<rangeCount;i2++){marshalRange(address,options.includedRanges[i2]);address+=SIZE_OF_RANGE}}const treeAddress=C._ts_parser_parse_wasm(this[0],this[1],oldTree?oldTree[0]:0,rangeAddress,rangeCount);if(!treeAddress){C.currentParseCallback=null;C.currentLogCallback=null;C.currentProgressCallback=null;return null}if(!this.language)throw new Error(`Parser must have a language to parse`);const result=new Tree(INTERNAL,treeAddress,this.language,C.currentParseCallback);C.currentParseCallback=null;C.currentLogCallback=null;C.currentProgressCallback=null;return result}reset(){C._ts_parser_reset(this[0])}getIncludedRanges(){C._ts_parser_included_ranges_wasm(this[0]);const count=C.getValue(TRANSFER_BUFFER,`i32`);const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);const result=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++){result[i2]=unmarshalRange(address);address+=SIZE_OF_RANGE}C._free(buffer)}return result}setLogger(callback){if(!callback)this.logCallback=null;else if(typeof callback!==`function`)throw new Error(`Logger callback must be a function`);else this.logCallback=callback;return this}getLogger(){return this.logCallback}};var PREDICATE_STEP_TYPE_CAPTURE=1;var PREDICATE_STEP_TYPE_STRING=2;var QUERY_WORD_REGEX=/[\w-]+/g;var CaptureQuantifier={Zero:0,ZeroOrOne:1,ZeroOrMore:2,One:3,OneOrMore:4};var isCaptureStep=__name(step=>step.type===`capture`,`isCaptureStep`);var isStringStep=__name(step=>step.type===`string`,`isStringStep`);var QueryErrorKind={Syntax:1,NodeName:2,FieldName:3,CaptureName:4,PatternStructure:5};var QueryError=class _QueryError extends Error{constructor(kind,info2,index,length){super(_QueryError.formatMessage(kind,info2));this.kind=kind;this.info=info2;this.index=index;this.length=length;this.name=`QueryError`}kind;info;index;length;static{__name(this,`QueryError`)}static formatMessage(kind,info2){switch(kind){case QueryErrorKind.NodeName:return`Bad node name '${info2.word}'`;case QueryErrorKind.FieldName:return`Bad field name '${info2.word}'`;case QueryErrorKind.CaptureName:return`Bad capture name @${info2.word}`;case QueryErrorKind.PatternStructure:return`Bad pattern structure at offset ${info2.suffix}`;case QueryErrorKind.Syntax:return`Bad syntax at offset ${info2.suffix}`}}};function parseAnyPredicate(steps,index,operator,textPredicates){if(steps.length!==3)throw new Error(`Wrong number of arguments to \`#${operator}\` predicate. Expected 2, got ${steps.length-1}`);if(!isCaptureStep(steps[1]))throw new Error(`First argument of \`#${operator}\` predicate must be a capture. Got "${steps[1].value}"`);const isPositive=operator===`eq?`||operator===`any-eq?`;const matchAll=!operator.startsWith(`any-`);if(isCaptureStep(steps[2])){const captureName1=steps[1].name;const captureName2=steps[2].name;textPredicates[index].push(captures=>{const nodes1=[];const nodes2=[];for(const c of captures){if(c.name===captureName1)nodes1.push(c.node);if(c.name===captureName2)nodes2.push(c.node)}const compare=__name((n1,n2,positive)=>{return positive?n1.text===n2.text:n1.text!==n2.text},`compare`);return matchAll?nodes1.every(n1=>nodes2.some(n2=>compare(n1,n2,isPositive))):nodes1.some(n1=>nodes2.some(n2=>compare(n1,n2,isPositive)))})}else{const captureName=steps[1].name;const stringValue=steps[2].value;const matches=__name(n=>n.text===stringValue,`matches`);const doesNotMatch=__name(n=>n.text!==stringValue,`doesNotMatch`);textPredicates[index].push(captures=>{const nodes=[];for(const c of captures)if(c.name===captureName)nodes.push(c.node);const test=isPositive?matches:doesNotMatch;return matchAll?nodes.every(test):nodes.some(test)})}}__name(parseAnyPredicate,`parseAnyPredicate`);function parseMatchPredicate(steps,index,operator,textPredicates){if(steps.length!==3)throw new Error(`Wrong number of arguments to \`#${operator}\` predicate. Expected 2, got ${steps.length-1}.`);if(steps[1].type!==`capture`)throw new Error(`First argument of \`#${operator}\` predicate must be a capture. Got "${steps[1].value}".`);if(steps[2].type!==`string`)throw new Error(`Second argument of \`#${operator}\` predicate must be a string. Got @${steps[2].name}.`);const isPositive=operator===`match?`||operator===`any-match?`;const matchAll=!operator.startsWith(`any-`);const captureName=steps[1].name;const regex=new RegExp(steps[2].value);textPredicates[index].push(captures=>{const nodes=[];for(const c of captures)if(c.name===captureName)nodes.push(c.node.text);const test=__name((text,positive)=>{return positive?regex.test(text):!regex.test(text)},`test`);if(nodes.length===0)return!isPositive;return matchAll?nodes.every(text=>test(text,isPositive)):nodes.some(text=>test(text,isPositive))})}__name(parseMatchPredicate,`parseMatchPredicate`);function parseAnyOfPredicate(steps,index,operator,textPredicates){if(steps.length<2)throw new Error(`Wrong number of arguments to \`#${operator}\` predicate. Expected at least 1. Got ${steps.length-1}.`);if(steps[1].type!==`capture`)throw new Error(`First argument of \`#${operator}\` predicate must be a capture. Got "${steps[1].value}".`);const isPositive=operator===`any-of?`;const captureName=steps[1].name;const stringSteps=steps.slice(2);if(!stringSteps.every(isStringStep))throw new Error(`Arguments to \`#${operator}\` predicate must be strings.".`);const values=stringSteps.map(s=>s.value);textPredicates[index].push(captures=>{const nodes=[];for(const c of captures)if(c.name===captureName)nodes.push(c.node.text);if(nodes.length===0)return!isPositive;return nodes.every(text=>values.includes(text))===isPositive})}__name(parseAnyOfPredicate,`parseAnyOfPredicate`);function parseIsPredicate(steps,index,operator,assertedProperties,refutedProperties){if(steps.length<2||steps.length>3)throw new Error(`Wrong number of arguments to \`#${operator}\` predicate. Expected 1 or 2. Got ${steps.length-1}.`);if(!steps.every(isStringStep))throw new Error(`Arguments to \`#${operator}\` predicate must be strings.".`);const properties=operator===`is?`?assertedProperties:refutedProperties;if(!properties[index])properties[index]={};properties[index][steps[1].value]=steps[2]?.value??null}__name(parseIsPredicate,`parseIsPredicate`);function parseSetDirective(steps,index,setProperties){if(steps.length<2||steps.length>3)throw new Error(`Wrong number of arguments to \`#set!\` predicate. Expected 1 or 2. Got ${steps.length-1}.`);if(!steps.every(isStringStep))throw new Error(`Arguments to \`#set!\` predicate must be strings.".`);if(!setProperties[index])setProperties[index]={};setProperties[index][steps[1].value]=steps[2]?.value??null}__name(parseSetDirective,`parseSetDirective`);function parsePattern(index,stepType,stepValueId,captureNames,stringValues,steps,textPredicates,predicates,setProperties,assertedProperties,refutedProperties){if(stepType===PREDICATE_STEP_TYPE_CAPTURE){const name2=captureNames[stepValueId];steps.push({type:`capture`,name:name2})}else if(stepType===PREDICATE_STEP_TYPE_STRING)steps.push({type:`string`,value:stringValues[stepValueId]});else if(steps.length>0){if(steps[0].type!==`string`)throw new Error(`Predicates must begin with a literal value`);const operator=steps[0].value;switch(operator){case`any-not-eq?`:case`not-eq?`:case`any-eq?`:case`eq?`:parseAnyPredicate(steps,index,operator,textPredicates);break;case`any-not-match?`:case`not-match?`:case`any-match?`:case`match?`:parseMatchPredicate(steps,index,operator,textPredicates);break;case`not-any-of?`:case`any-of?`:parseAnyOfPredicate(steps,index,operator,textPredicates);break;case`is?`:case`is-not?`:parseIsPredicate(steps,index,operator,assertedProperties,refutedProperties);break;case`set!`:parseSetDirective(steps,index,setProperties);break;default:predicates[index].push({operator,operands:steps.slice(1)})}steps.length=0}}__name(parsePattern,`parsePattern`);var finalizer5=newFinalizer(address=>{C._ts_query_delete(address)});var Query=class{static{__name(this,`Query`)}[0]=0;exceededMatchLimit;textPredicates;captureNames;captureQuantifiers;predicates;setProperties;assertedProperties;refutedProperties;matchLimit;constructor(language,source){const sourceLength=C.lengthBytesUTF8(source);const sourceAddress=C._malloc(sourceLength+1);C.stringToUTF8(source,sourceAddress,sourceLength+1);const address=C._ts_query_new(language[0],sourceAddress,sourceLength,TRANSFER_BUFFER,TRANSFER_BUFFER+SIZE_OF_INT);if(!address){const errorId=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);const errorByte=C.getValue(TRANSFER_BUFFER,`i32`);const errorIndex=C.UTF8ToString(sourceAddress,errorByte).length;const suffix=source.slice(errorIndex,errorIndex+100).split(`
`)[0];const word=suffix.match(QUERY_WORD_REGEX)?.[0]??``;C._free(sourceAddress);switch(errorId){case QueryErrorKind.Syntax:throw new QueryError(QueryErrorKind.Syntax,{suffix:`${errorIndex}: '${suffix}'...`},errorIndex,0);case QueryErrorKind.NodeName:throw new QueryError(errorId,{word},errorIndex,word.length);case QueryErrorKind.FieldName:throw new QueryError(errorId,{word},errorIndex,word.length);case QueryErrorKind.CaptureName:throw new QueryError(errorId,{word},errorIndex,word.length);case QueryErrorKind.PatternStructure:throw new QueryError(errorId,{suffix:`${errorIndex}: '${suffix}'...`},errorIndex,0)}}const stringCount=C._ts_query_string_count(address);const captureCount=C._ts_query_capture_count(address);const patternCount=C._ts_query_pattern_count(address);const captureNames=new Array(captureCount);const captureQuantifiers=new Array(patternCount);const stringValues=new Array(stringCount);for(let i2=0;i2<captureCount;i2++){const nameAddress=C._ts_query_capture_name_for_id(address,i2,TRANSFER_BUFFER);const nameLength=C.getValue(TRANSFER_BUFFER,`i32`);captureNames[i2]=C.UTF8ToString(nameAddress,nameLength)}for(let i2=0;i2<patternCount;i2++){const captureQuantifiersArray=new Array(captureCount);for(let j=0;j<captureCount;j++){const quantifier=C._ts_query_capture_quantifier_for_id(address,i2,j);captureQuantifiersArray[j]=quantifier}captureQuantifiers[i2]=captureQuantifiersArray}for(let i2=0;i2<stringCount;i2++){const valueAddress=C._ts_query_string_value_for_id(address,i2,TRANSFER_BUFFER);const nameLength=C.getValue(TRANSFER_BUFFER,`i32`);stringValues[i2]=C.UTF8ToString(valueAddress,nameLength)}const setProperties=new Array(patternCount);const assertedProperties=new Array(patternCount);const refutedProperties=new Array(patternCount);const predicates=new Array(patternCount);const textPredicates=new Array(patternCount);for(let i2=0;i2<patternCount;i2++){const predicatesAddress=C._ts_query_predicates_for_pattern(address,i2,TRANSFER_BUFFER);const stepCount=C.getValue(TRANSFER_BUFFER,`i32`);predicates[i2]=[];textPredicates[i2]=[];const steps=new Array;let stepAddress=predicatesAddress;for(let j=0;j<stepCount;j++){const stepType=C.getValue(stepAddress,`i32`);stepAddress+=SIZE_OF_INT;const stepValueId=C.getValue(stepAddress,`i32`);stepAddress+=SIZE_OF_INT;parsePattern(i2,stepType,stepValueId,captureNames,stringValues,steps,textPredicates,predicates,setProperties,assertedProperties,refutedProperties)}Object.freeze(textPredicates[i2]);Object.freeze(predicates[i2]);Object.freeze(setProperties[i2]);Object.freeze(assertedProperties[i2]);Object.freeze(refutedProperties[i2])}C._free(sourceAddress);this[0]=address;this.captureNames=captureNames;this.captureQuantifiers=captureQuantifiers;this.textPredicates=textPredicates;this.predicates=predicates;this.setProperties=setProperties;this.assertedProperties=assertedProperties;this.refutedProperties=refutedProperties;this.exceededMatchLimit=false;finalizer5?.register(this,address,this)}delete(){finalizer5?.unregister(this);C._ts_query_delete(this[0]);this[0]=0}matches(node,options={}){const startPosition=options.startPosition??ZERO_POINT;const endPosition=options.endPosition??ZERO_POINT;const startIndex=options.startIndex??0;const endIndex=options.endIndex??0;const startContainingPosition=options.startContainingPosition??ZERO_POINT;const endContainingPosition=options.endContainingPosition??ZERO_POINT;const startContainingIndex=options.startContainingIndex??0;const endContainingIndex=options.endContainingIndex??0;const matchLimit=options.matchLimit??4294967295;const maxStartDepth=options.maxStartDepth??4294967295;const progressCallback=options.progressCallback;if(typeof matchLimit!==`number`)throw new Error(`Arguments must be numbers`);this.matchLimit=matchLimit;if(endIndex!==0&&startIndex>endIndex)throw new Error("`startIndex` cannot be greater than `endIndex`");if(endPosition!==ZERO_POINT&&(startPosition.row>endPosition.row||startPosition.row===endPosition.row&&startPosition.column>endPosition.column))throw new Error("`startPosition` cannot be greater than `endPosition`");if(endContainingIndex!==0&&startContainingIndex>endContainingIndex)throw new Error("`startContainingIndex` cannot be greater than `endContainingIndex`");if(endContainingPosition!==ZERO_POINT&&(startContainingPosition.row>endContainingPosition.row||startContainingPosition.row===endContainingPosition.row&&startContainingPosition.column>endContainingPosition.column))throw new Error("`startContainingPosition` cannot be greater than `endContainingPosition`");if(progressCallback)C.currentQueryProgressCallback=progressCallback;marshalNode(node);C._ts_query_matches_wasm(this[0],node.tree[0],startPosition.row,startPosition.column,endPosition.row,endPosition.column,startIndex,endIndex,startContainingPosition.row,startContainingPosition.column,endContainingPosition.row,endContainingPosition.column,startContainingIndex,endContainingIndex,matchLimit,maxStartDepth);const rawCount=C.getValue(TRANSFER_BUFFER,`i32`);const startAddress=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);const didExceedMatchLimit=C.getValue(TRANSFER_BUFFER+2*SIZE_OF_INT,`i32`);const result=new Array(rawCount);this.exceededMatchLimit=Boolean(didExceedMatchLimit);let filteredCount=0;let address=startAddress;for(let i2=0;i2<rawCount;i2++){const patternIndex=C.getValue(address,`i32`);address+=SIZE_OF_INT;const captureCount=C.getValue(address,`i32`);address+=SIZE_OF_INT;const captures=new Array(captureCount);address=unmarshalCaptures(this,node.tree,address,patternIndex,captures);if(this.textPredicates[patternIndex].every(p=>p(captures))){result[filteredCount]={patternIndex,captures};const setProperties=this.setProperties[patternIndex];result[filteredCount].setProperties=setProperties;const assertedProperties=this.assertedProperties[patternIndex];result[filteredCount].assertedProperties=assertedProperties;const refutedProperties=this.refutedProperties[patternIndex];result[filteredCount].refutedProperties=refutedProperties;filteredCount++}}result.length=filteredCount;C._free(startAddress);C.currentQueryProgressCallback=null;return result}captures(node,options={}){const startPosition=options.startPosition??ZERO_POINT;const endPosition=options.endPosition??ZERO_POINT;const startIndex=options.startIndex??0;const endIndex=options.endIndex??0;const startContainingPosition=options.startContainingPosition??ZERO_POINT;const endContainingPosition=options.endContainingPosition??ZERO_POINT;const startContainingIndex=options.startContainingIndex??0;const endContainingIndex=options.endContainingIndex??0;const matchLimit=options.matchLimit??4294967295;const maxStartDepth=options.maxStartDepth??4294967295;const progressCallback=options.progressCallback;if(typeof matchLimit!==`number`)throw new Error(`Arguments must be numbers`);this.matchLimit=matchLimit;if(endIndex!==0&&startIndex>endIndex)throw new Error("`startIndex` cannot be greater than `endIndex`");if(endPosition!==ZERO_POINT&&(startPosition.row>endPosition.row||startPosition.row===endPosition.row&&startPosition.column>endPosition.column))throw new Error("`startPosition` cannot be greater than `endPosition`");if(endContainingIndex!==0&&startContainingIndex>endContainingIndex)throw new Error("`startContainingIndex` cannot be greater than `endContainingIndex`");if(endContainingPosition!==ZERO_POINT&&(startContainingPosition.row>endContainingPosition.row||startContainingPosition.row===endContainingPosition.row&&startContainingPosition.column>endContainingPosition.column))throw new Error("`startContainingPosition` cannot be greater than `endContainingPosition`");if(progressCallback)C.currentQueryProgressCallback=progressCallback;marshalNode(node);C._ts_query_captures_wasm(this[0],node.tree[0],startPosition.row,startPosition.column,endPosition.row,endPosition.column,startIndex,endIndex,startContainingPosition.row,startContainingPosition.column,endContainingPosition.row,endContainingPosition.column,startContainingIndex,endContainingIndex,matchLimit,maxStartDepth);const count=C.getValue(TRANSFER_BUFFER,`i32`);const startAddress=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);const didExceedMatchLimit=C.getValue(TRANSFER_BUFFER+2*SIZE_OF_INT,`i32`);const result=new Array;this.exceededMatchLimit=Boolean(didExceedMatchLimit);const captures=new Array;let address=startAddress;for(let i2=0;i2<count;i2++){const patternIndex=C.getValue(address,`i32`);address+=SIZE_OF_INT;const captureCount=C.getValue(address,`i32`);address+=SIZE_OF_INT;const captureIndex=C.getValue(address,`i32`);address+=SIZE_OF_INT;captures.length=captureCount;address=unmarshalCaptures(this,node.tree,address,patternIndex,captures);if(this.textPredicates[patternIndex].every(p=>p(captures))){const capture=captures[captureIndex];capture.setProperties=this.setProperties[patternIndex];capture.assertedProperties=this.assertedProperties[patternIndex];capture.refutedProperties=this.refutedProperties[patternIndex];result.push(capture)}}C._free(startAddress);C.currentQueryProgressCallback=null;return result}predicatesForPattern(patternIndex){return this.predicates[patternIndex]}disableCapture(captureName){const captureNameLength=C.lengthBytesUTF8(captureName);const captureNameAddress=C._malloc(captureNameLength+1);C.stringToUTF8(captureName,captureNameAddress,captureNameLength+1);C._ts_query_disable_capture(this[0],captureNameAddress,captureNameLength);C._free(captureNameAddress)}disablePattern(patternIndex){if(patternIndex>=this.predicates.length)throw new Error(`Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`);C._ts_query_disable_pattern(this[0],patternIndex)}didExceedMatchLimit(){return this.exceededMatchLimit}startIndexForPattern(patternIndex){if(patternIndex>=this.predicates.length)throw new Error(`Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`);return C._ts_query_start_byte_for_pattern(this[0],patternIndex)}endIndexForPattern(patternIndex){if(patternIndex>=this.predicates.length)throw new Error(`Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`);return C._ts_query_end_byte_for_pattern(this[0],patternIndex)}patternCount(){return C._ts_query_pattern_count(this[0])}captureIndexForName(captureName){return this.captureNames.indexOf(captureName)}isPatternRooted(patternIndex){return C._ts_query_is_pattern_rooted(this[0],patternIndex)===1}isPatternNonLocal(patternIndex){return C._ts_query_is_pattern_non_local(this[0],patternIndex)===1}isPatternGuaranteedAtStep(byteIndex){return C._ts_query_is_pattern_guaranteed_at_step(this[0],byteIndex)===1}};
// src/syntax/grammar-files.ts
/** Reads a WebAssembly file next to the built program, or from `dist/` if the program runs from its sources. */
async function readWebAssembly(file) {
	const fromSources = import.meta.url.endsWith(".ts");
	return readFile(fileURLToPath(new URL(fromSources ? `../../dist/${file}` : `./${file}`, import.meta.url)));
}

// src/syntax/replaced-span.ts
/** Returns the span between the longest common prefix and the longest common suffix. */
function replacedSpan(earlier, later) {
	const shorter = Math.min(earlier.length, later.length);
	let start = 0;
	while (start < shorter && earlier.charCodeAt(start) === later.charCodeAt(start)) start += 1;
	if (isHighSurrogate(earlier, start - 1)) start -= 1;
	let back = 0;
	while (back < shorter - start && earlier.charCodeAt(earlier.length - back - 1) === later.charCodeAt(later.length - back - 1)) back += 1;
	const halved = [earlier, later].some((text) => isHighSurrogate(text, text.length - back - 1));
	if (back > 0 && halved) back -= 1;
	return {
		start,
		earlierEnd: earlier.length - back,
		laterEnd: later.length - back
	};
}
function isHighSurrogate(text, index) {
	return (text.charCodeAt(index) & 64512) === 55296;
}
/** Returns the zero-based row and UTF-16 column of an offset, as tree-sitter counts them. */
function pointAt(text, offset) {
	let row = 0;
	let lineStart = 0;
	for (;;) {
		const end = text.indexOf("\n", lineStart);
		if (end === -1 || end >= offset) return {
			row,
			column: offset - lineStart
		};
		row += 1;
		lineStart = end + 1;
	}
}

// src/syntax/tree-sitter.ts
/** The maximum memory of a thread's parsers. A text needs about 60 to 300 times its length. */
const MEMORY_MIB = 1024;
let runtime;
/** Loads the parser of a grammar, once per thread. */
const loadParser = memoized(load);
async function load(grammar) {
	runtime ??= readWebAssembly("web-tree-sitter.wasm").then(async (wasmBinary) => {
		const wasmMemory = new WebAssembly.Memory({
			initial: INITIAL_MIB * PAGES_PER_MIB,
			maximum: MEMORY_MIB * PAGES_PER_MIB
		});
		return Parser.init({
			wasmBinary,
			wasmMemory,
			printErr: () => {}
		});
	});
	await runtime;
	const language = await Language.load(await readWebAssembly(grammar));
	const parser = new Parser();
	parser.setLanguage(language);
	return { parse(text) {
		const lines = withLineFeeds(text);
		return syntaxTree(parser, lines, parsed(parser, lines));
	} };
}
/** Replaces lone CRs with LFs, because the grammars' scanners recognise only LF and CRLF. Offsets stay the same. */
function withLineFeeds(text) {
	return text.replaceAll(/\r(?!\n)/gu, "\n");
}
function parsed(parser, text, earlier) {
	let tree;
	try {
		tree = parser.parse(text, earlier);
	} catch (error) {
		if (!(error instanceof WebAssembly.RuntimeError)) throw error;
		throw new LimitError(`it takes more than ${MEMORY_MIB} MiB of memory`, { cause: error });
	}
	if (tree === null) throw new TypeError("parsing was cancelled");
	return tree;
}
function syntaxTree(parser, text, tree) {
	return {
		root: tree.rootNode,
		hasError: tree.rootNode.hasError,
		[Symbol.dispose]: () => tree.delete(),
		edited(laterText) {
			if (tree.rootNode.hasError) return void 0;
			const later = withLineFeeds(laterText);
			const replacement = replacedSpan(text, later);
			tree.edit(editOf(text, later, replacement));
			const reparsed = parsed(parser, later, tree);
			if (reparsed.rootNode.hasError) {
				reparsed.delete();
				return;
			}
			const changed = tree.getChangedRanges(reparsed).map(({ startIndex, endIndex }) => ({
				start: startIndex,
				end: endIndex
			}));
			return {
				tree: syntaxTree(parser, later, reparsed),
				replacement,
				changed
			};
		}
	};
}
function editOf(earlier, later, { start, earlierEnd, laterEnd }) {
	return new Edit({
		startIndex: start,
		oldEndIndex: earlierEnd,
		newEndIndex: laterEnd,
		startPosition: pointAt(earlier, start),
		oldEndPosition: pointAt(earlier, earlierEnd),
		newEndPosition: pointAt(later, laterEnd)
	});
}
const PAGES_PER_MIB = 16;
const INITIAL_MIB = 32;

// src/syntax/python/scan-pieces.ts
/** Matches brackets and line feeds outside strings and comments. Also matches each string and comment as a whole. */
const PIECE = /[rbuft]{0,2}(?:"""(?:[^\\]|\\.)*?"""|'''(?:[^\\]|\\.)*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|#[^\n]*|[([{\n)\]}]/gisu;
/** Matches a line feed before a definition. No definition is in brackets, so a bracket open here is unclosed. */
const STATEMENT = /\n[ \t\f]*(?:(?:async[ \t]+)?def|class)[ \t]+[\p{XIDS}_]/uy;
/** Replaces spans of a text with blanks. The spans must be in order and must not overlap. */
function blank(text, spans) {
	const parts = [];
	let from = 0;
	for (const { start, end } of spans) {
		parts.push(text.slice(from, start), " ".repeat(end - start));
		from = end;
	}
	return parts.join("") + text.slice(from);
}

// src/syntax/python/comment-runs.ts
/** The maximum number of successive comments. The grammar's scanner reads a run of comments in quadratic time. */
const MAX_RUN = 100;
/** Replaces comments in runs longer than {@link MAX_RUN} by spaces of equal length. Lines must end in LF or CRLF. */
function blankCommentRuns(text) {
	if (!hasMany(text)) return text;
	const blanks = [];
	let run = [];
	let last = 0;
	const endRun = () => {
		if (run.length > MAX_RUN) for (const comment of run) blanks.push(comment);
		run = [];
	};
	for (const { 0: found, index: start } of text.matchAll(PIECE)) {
		const isComment = found.startsWith("#");
		if (!isComment && found !== "\n" || /\S/u.test(text.slice(last, start))) endRun();
		last = start + found.length;
		if (isComment) run.push({
			start,
			end: last
		});
	}
	endRun();
	return blank(text, blanks);
}
const FIRST$1 = /[ \t\f\r]*(?<comment>#)?(?<end>\n)?/uy;
/** Returns true if a run may exceed `MAX_RUN`. For speed, counts lines that begin with `#`, even inside strings. */
function hasMany(text) {
	let comments = 0;
	for (let start = 0; start < text.length;) {
		FIRST$1.lastIndex = start;
		const { comment, end } = FIRST$1.exec(text)?.groups ?? {};
		if (comment !== void 0) comments += 1;
		else if (end === void 0) comments = 0;
		if (comments === MAX_RUN) return true;
		const next = text.indexOf("\n", start);
		start = next === -1 ? text.length : next + 1;
	}
	return false;
}

// src/syntax/python/normalize-brackets.ts
/**
* Replaces line feeds and comments in brackets by spaces of equal length, because the grammar's scanner does not
* always ignore indentation there. If a bracket is still open at the next definition or at the end of the text,
* replaces this bracket instead.
*/
function normalizeBrackets(text) {
	let open = [];
	let hasUnclosed = false;
	const blanks = [];
	for (const { 0: found, index: start } of text.matchAll(PIECE)) if (found === "(" || found === "[" || found === "{") open.push({
		at: start,
		blanks: blanks.length
	});
	else if (found === ")" || found === "]" || found === "}") open.pop();
	else if (open.length > 0 && (found === "\n" || found.startsWith("#"))) {
		STATEMENT.lastIndex = start;
		if (STATEMENT.test(text)) {
			restoreUnclosed(open, blanks);
			hasUnclosed = true;
			open = [];
		} else blanks.push({
			start,
			end: start + found.length
		});
	}
	restoreUnclosed(open, blanks);
	return {
		text: blank(text, blanks),
		hasUnclosed: hasUnclosed || open.length > 0
	};
}
/** Removes from `blanks` the spans after the first unclosed bracket. Adds the unclosed brackets instead. */
function restoreUnclosed(open, blanks) {
	const [first] = open;
	if (first === void 0) return;
	blanks.length = first.blanks;
	for (const { at } of open) blanks.push({
		start: at,
		end: at + 1
	});
}

// src/syntax/python/python.ts
/** Returns a predicate that is true for a text in which the parser finds a syntax error. */
async function loadPythonErrors() {
	const parser = await loadPythonParser();
	return (text) => {
		try {
			var _usingCtx$1 = _usingCtx();
			return _usingCtx$1.u(parser.parse(text)).hasError;
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			_usingCtx$1.d();
		}
	};
}
/** Loads the Python parser with workarounds for input that the grammar's scanner misreads, or reads slowly. */
async function loadPythonParser() {
	const parser = await loadParser("tree-sitter-python.wasm");
	return { parse: (text) => withoutRuns(parsePython(parser, readable(text))) };
}
function readable(text) {
	return blankCommentRuns(withLineFeeds(text));
}
/** Returns the tree with a method `edited` that applies {@link readable} to each edited text. */
function withoutRuns(tree) {
	return {
		...tree,
		edited(text) {
			const edited = tree.edited(readable(text));
			return edited && {
				...edited,
				tree: withoutRuns(edited.tree)
			};
		}
	};
}
function parsePython(parser, text) {
	const tree = parser.parse(text);
	if (!tree.hasError) return tree;
	const brackets = normalizeBrackets(text);
	const normalized = parser.parse(brackets.text);
	if (errorLength(normalized) < errorLength(tree)) {
		tree[Symbol.dispose]();
		return {
			...normalized,
			hasError: normalized.hasError || brackets.hasUnclosed,
			edited: () => void 0
		};
	}
	normalized[Symbol.dispose]();
	return tree;
}
/** Measures the error nodes. Returns at least 1 for a tree with errors, because a missing token has no error node. */
function errorLength(tree) {
	const { root } = tree;
	if (!root.hasError) return 0;
	if (root.type === "ERROR") return root.endIndex + 2;
	return root.descendantsOfType("ERROR").reduce((sum, node) => sum + 1 + node.endIndex - node.startIndex, 1);
}

// src/syntax/python/statements.ts
/** Splits tokens into statements without comments. Ignores line ends in brackets. `if x: y()` is one statement. */
function pythonStatements(text, tokens) {
	const statements = [];
	let current = [];
	let depth = 0;
	let last = 0;
	for (const token of tokens) {
		if (depth === 0 && current.length > 0 && hasLineEnd(text.slice(last, token.start))) {
			statements.push(current);
			current = [];
		}
		last = token.end;
		if (token.kind === "comment") continue;
		const word = token.kind === "operator" ? text.slice(token.start, token.end) : "";
		if (word === ";" && depth === 0) {
			if (current.length > 0) statements.push(current);
			current = [];
			continue;
		}
		if (word === "(" || word === "[" || word === "{") depth += 1;
		else if (word === ")" || word === "]" || word === "}") depth = Math.max(0, depth - 1);
		current.push(token);
	}
	if (current.length > 0) statements.push(current);
	return statements;
}
/** Returns true if a text contains a line ending without a backslash before it. */
function hasLineEnd(between) {
	if (!/[\r\n]/u.test(between)) return false;
	return /[\r\n]/u.test(between.replaceAll(/\\(?:\r\n|[\r\n])/gu, ""));
}

// src/syntax/python/imports.ts
/** Returns the import statements. Reads tokens, because a syntax error elsewhere may affect the syntax tree. */
function readImports(text, allTokens) {
	const tokens = allTokens.filter(({ start }) => text[start] !== "\\");
	return pythonStatements(text, tokens).flatMap((statement) => importsIn(text, statement));
}
/** Searches the whole statement, because an import may follow a colon, as in `if x: import y`. */
function importsIn(text, tokens) {
	const found = [];
	for (let at = 0; at < tokens.length;) {
		const reader = readerOf(text, tokens, at);
		const statement = readStatement(text, reader);
		if (statement !== void 0) found.push(statement);
		at = statement === void 0 ? at + 1 : reader.at();
	}
	return found;
}
/** Returns a word in the NFKC form, in which Python compares names. */
function identifierOf(word) {
	return word.normalize("NFKC");
}
function readerOf(text, tokens, from) {
	let at = from;
	return {
		at: () => at,
		word: () => text.slice(tokens[at]?.start ?? text.length, tokens[at]?.end),
		take: () => tokens[at++],
		span: () => ({
			start: tokens[from]?.start ?? 0,
			end: tokens[at - 1]?.end ?? 0
		})
	};
}
function readStatement(text, reader) {
	const keyword = reader.word();
	if (keyword === "from") return readFrom(text, reader);
	if (keyword !== "import") return void 0;
	reader.take();
	const modules = list(reader, () => readModule(text, reader));
	return modules && {
		kind: "import",
		...reader.span(),
		modules
	};
}
function readFrom(text, reader) {
	reader.take();
	let first;
	let last;
	let level = 0;
	while (/^\.+$/u.test(reader.word())) {
		last = reader.take();
		first ??= last;
		level += last === void 0 ? 0 : last.end - last.start;
	}
	const parts = reader.word() === "import" ? [] : readDotted(text, reader);
	const start = first?.start ?? parts?.[0]?.start;
	const end = parts?.at(-1)?.end ?? last?.end;
	if (parts === void 0 || start === void 0 || end === void 0) return void 0;
	if (reader.word() !== "import") return void 0;
	reader.take();
	const common = {
		kind: "from",
		level,
		parts,
		module: {
			start,
			end
		}
	};
	if (reader.word() === "*") {
		reader.take();
		return {
			...common,
			...reader.span(),
			names: [],
			isStar: true
		};
	}
	const isInParentheses = reader.word() === "(";
	if (isInParentheses) reader.take();
	const names = list(reader, () => readImportedName(text, reader));
	if (names === void 0 || isInParentheses && reader.word() !== ")") return void 0;
	if (isInParentheses) reader.take();
	return {
		...common,
		...reader.span(),
		names,
		isStar: false
	};
}
/** Reads items that commas separate. Allows a comma before `)`. Returns undefined if an item is broken. */
function list(reader, read) {
	const items = [];
	for (;;) {
		const item = read();
		if (item === void 0) return void 0;
		items.push(item);
		if (reader.word() !== ",") return items;
		reader.take();
		if (reader.word() === ")") return items;
	}
}
function readModule(text, reader) {
	const parts = readDotted(text, reader);
	const [first, last] = [parts?.[0], parts?.at(-1)];
	if (parts === void 0 || first === void 0 || last === void 0) return void 0;
	const alias = readAlias(text, reader);
	return alias === null ? void 0 : {
		start: first.start,
		end: last.end,
		parts,
		alias
	};
}
function readImportedName(text, reader) {
	const imported = readName(text, reader);
	if (imported === void 0) return void 0;
	const alias = readAlias(text, reader);
	if (alias === null) return void 0;
	return {
		start: imported.start,
		end: alias?.end ?? imported.end,
		imported,
		alias
	};
}
/** Returns undefined without an alias, and null if `as` has no name. */
function readAlias(text, reader) {
	if (reader.word() !== "as") return void 0;
	reader.take();
	return readName(text, reader) ?? null;
}
function readDotted(text, reader) {
	const parts = [];
	for (;;) {
		const part = readName(text, reader);
		if (part === void 0) return void 0;
		parts.push(part);
		if (reader.word() !== ".") return parts;
		reader.take();
	}
}
/** These keywords are not names. A read ends at a misplaced keyword, so all reads together take linear time. */
const KEYWORDS$1 = /* @__PURE__ */ new Set([
	"as",
	"from",
	"import"
]);
function readName(text, reader) {
	const word = reader.word();
	const token = reader.take();
	if (token?.kind !== "word" || KEYWORDS$1.has(word)) return void 0;
	return {
		start: token.start,
		end: token.end,
		name: identifierOf(text.slice(token.start, token.end) || word)
	};
}

// src/text/grouped.ts
/** Groups items by key. The keys, and the items of each key, keep the order of `items`. */
function grouped(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [item]);
		else group.push(item);
	}
	return groups;
}

// src/syntax/python/module-files.ts
/** Returns a lookup in a list of files. Their paths are relative to one folder. */
function moduleFiles(files) {
	const paths = files.map((file) => ({
		file,
		path: identifierOf(file)
	}));
	const byName = grouped(paths, ({ path }) => path.slice(path.lastIndexOf("/") + 1));
	/** Maps `name` and `name-stubs` to `name`, for each folder `name-stubs` of a stub package. */
	const stubbed = /* @__PURE__ */ new Map();
	for (const { path } of paths) for (const [, name = ""] of path.matchAll(/(?<=^|\/)([^/]+)-stubs\//gu)) stubbed.set(name, name).set(`${name}-stubs`, name);
	const known = /* @__PURE__ */ new Map();
	function find(isAbsolute, parts) {
		const [first = "", ...others] = parts;
		const stubs = isAbsolute ? [[`${first}-stubs`, ...others].join("/")] : [];
		return [parts.join("/"), ...stubs].flatMap((path) => [
			".py",
			".pyi",
			"/__init__.py",
			"/__init__.pyi"
		].flatMap((ending) => {
			const found = path === "" ? ending.slice(1) : `${path}${ending}`;
			return (byName.get(found.slice(found.lastIndexOf("/") + 1)) ?? []).filter((one) => one.path === found || isAbsolute && one.path.endsWith(`/${found}`)).map(({ file }) => file);
		}));
	}
	/** Finds a relative import in a package and in its stub package, because Pyright merges partial stub packages. */
	function findMerged(parts) {
		const at = parts.findLastIndex((part) => stubbed.has(part));
		return at === -1 ? [] : find(true, [stubbed.get(parts[at] ?? "") ?? "", ...parts.slice(at + 1)]);
	}
	return (from, level, module) => {
		const isAbsolute = level === 0;
		const parts = isAbsolute ? module : relativeParts(from, level, module);
		if (parts === void 0 || isAbsolute && parts.length === 0) return [];
		const key = `${isAbsolute}/${parts.join("/")}`;
		const found = known.get(key) ?? [...find(isAbsolute, parts), ...isAbsolute ? [] : findMerged(parts)];
		known.set(key, found);
		return found;
	};
}
/** Returns a relative import's path as parts; undefined if its dots lead above the root of all paths. */
function relativeParts(from, level, module) {
	const folders = identifierOf(from).split("/").slice(0, -1);
	if (level - 1 > folders.length) return void 0;
	return [...folders.slice(0, folders.length - (level - 1)), ...module];
}

// src/affected/keys.ts
const SEPARATOR = "\0";
/** Returns the key of a name in the scope of a module. */
function bindingKey(file, name) {
	return `${file}${SEPARATOR}${name}`;
}
/** Returns the file and the name in the key of a binding; undefined for other keys. */
function bindingOf(key) {
	const [file = "", name = "", ...others] = key.split(SEPARATOR);
	return file === "" || name === "" || others.length > 0 ? void 0 : {
		file,
		name
	};
}
/** Returns the key for the narrowed types of `name` and its members. For example, `name.x = 1` narrows `name.x`. */
function narrowedKey(file, name) {
	return `${file}${SEPARATOR}${name}${SEPARATOR}`;
}
/** Returns the key for changes that may affect every import of a module, such as a change of its `__getattr__`. */
function moduleKey(file) {
	return `${file}${SEPARATOR}`;
}
/** Returns the file in the key of a module; undefined for other keys. */
function moduleOf(key) {
	return key.indexOf(SEPARATOR) === key.length - 1 && key.length > 1 ? key.slice(0, -1) : void 0;
}
/** Returns the key of all names of a module, for code that uses the module as a value. */
function anyNameKey(file) {
	return `${file}${SEPARATOR}${SEPARATOR}`;
}
/** Returns the file in a key of {@link anyNameKey}; undefined for other keys. */
function anyNameOf(key) {
	const file = key.slice(0, -2);
	return file !== "" && !file.includes(SEPARATOR) && key.endsWith("\0\0") ? file : void 0;
}
/** Returns the key of a name in any module, for an attribute whose module is not known. */
function anyModuleKey(name) {
	return `${SEPARATOR}${name}`;
}
/** Returns the key of a module name's part. The key counts as changed if head may resolve the part differently. */
function partKey(part) {
	return `${SEPARATOR}${SEPARATOR}${part}`;
}

// src/syntax/python/names.ts
/** Python's keywords (docs.python.org/3/reference/lexical_analysis.html#keywords). Soft keywords are valid names. */
const KEYWORDS = new Set(`False None True and as assert async await break class continue def del elif else except finally for from
   global if import in is lambda nonlocal not or pass raise return try while with yield`.split(/\s+/u));
function isKeyword(word) {
	return KEYWORDS.has(word);
}

// src/syntax/python/string-literal.ts
const STRING_START = /(?:[fFrRbBuUtT]|[rR][fFtTbB]|[fFtTbB][rR])?(?:"""|'''|"|')/uy;
const QUOTES = /* @__PURE__ */ new Set(["\"", "'"]);
/**
* Finds the end of a literal part as Pyright does. Pyright treats raw strings like other strings here.
*
* @param inFormat true for a format specifier: line endings are allowed, and a doubled brace is not an escape.
*/
function endOfLiteral(text, from, { quote, isFormatted }, inFormat) {
	let isName = false;
	for (let at = from; at < text.length;) {
		const character = text[at];
		const next = text[at + 1] ?? "";
		const isLineEnd = character === "\n" || character === "\r";
		if (character === "\\") {
			if (!isName && next === "N" && text[at + 2] === "{") {
				isName = true;
				at += 1;
			} else if (isFormatted && !QUOTES.has(next) && !/[\\\r\n]/u.test(next)) at += 1;
			else at += next === "\r" && text[at + 2] === "\n" ? 3 : 2;
		} else if (isLineEnd && quote.length === 1 && !(isFormatted && inFormat)) return {
			end: at,
			why: "open"
		};
		else if (text.startsWith(quote, at)) return {
			end: at + quote.length,
			why: "closed"
		};
		else if (isName && character === "}") {
			isName = false;
			at += 1;
		} else if (!isName && isFormatted && character === "{") {
			if (inFormat || next !== "{") return {
				end: at,
				why: "field"
			};
			at += 2;
		} else if (isFormatted && character === "}") {
			if (inFormat || next !== "}") return {
				end: at,
				why: "field"
			};
			at += 2;
		} else at += 1;
	}
	return {
		end: text.length,
		why: "open"
	};
}

// src/syntax/python/code-tokens.ts
const SPACING = /[ \t\f\r\n]+|\\(?:\r\n|\r(?!\n)|\n)(?=[^])/uy;
const COMMENT = /#[^\r\n]*/uy;
const NUMBER = /0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|(?:[1-9][\d_]*(?![\d_.eE])|0[0_]*(?![\d_.eE])|(?:\d[\d_]*\.?|\.(?=\d))[\d_]*(?:[eE][+-]?[\d_]*)?)[jJ]?/uy;
const WORD = /[\p{IDS}_\u2E2F][\p{IDC}\u2E2F]*/uy;
const OPERATOR = /\*\*=?|\/\/=?|<<=?|>>=?|->|\.\.\.|:=|!=|<>|[-+*/%@&|^<>=]=?|[()[\]{},;:.~`]/uy;
/** Matches the start of the format specifier of a replacement field. There, `:=` is not an operator. */
const FORMAT = /:/uy;
const CONVERSION = /!(?!=)/uy;
const INVALID = /[^ \t\f\r\n]+/uy;
/** Splits a Python text into tokens as Pyright does. Unlike `pythonTokens`, also splits f-strings and t-strings. */
function pythonCodeTokens(text) {
	const tokens = [];
	const open = [];
	let depth = 0;
	let at = text.startsWith("﻿") ? 1 : 0;
	function take(kind, expression) {
		expression.lastIndex = at;
		const end = expression.test(text) ? expression.lastIndex : at;
		if (end === at) return false;
		tokens.push({
			kind,
			start: at,
			end
		});
		at = end;
		return true;
	}
	function takeString(end) {
		if (end > at) tokens.push({
			kind: "string",
			start: at,
			end
		});
		at = end;
	}
	/** Takes a literal part of an f-string or t-string, up to a brace or the end of the string. */
	function takeMiddle(string) {
		const inFormat = string.fields.at(-1)?.inFormat === true;
		const found = endOfLiteral(text, at, string, inFormat);
		takeString(found.end);
		if (found.why !== "field") open.pop();
	}
	function takeLiteral(start) {
		const prefix = start.replace(/["']+$/u, "").toLowerCase();
		const literal = {
			quote: start.slice(prefix.length),
			isFormatted: /[ft]/u.test(prefix)
		};
		if (literal.isFormatted) {
			takeString(at + start.length);
			open.push({
				...literal,
				fields: []
			});
			return;
		}
		const around = open.at(-1);
		const found = endOfLiteral(text, at + start.length, literal, false);
		const [outermost] = around?.fields ?? [];
		if (found.why === "open" && prefix === "" && outermost && around?.quote === literal.quote) {
			around.fields.length = 0;
			depth = outermost.depth - 1;
		} else takeString(found.end);
	}
	function takeOperator() {
		const string = open.at(-1);
		const field = string?.fields.at(-1);
		const from = at;
		const bracket = (field?.depth === depth && take("operator", FORMAT) || string !== void 0 && take("operator", CONVERSION) || take("operator", OPERATOR) || take("operator", INVALID)) && at === from + 1 ? text[from] : void 0;
		if (bracket === "(" || bracket === "[" || bracket === "{") {
			depth += 1;
			if (bracket === "{" && (field === void 0 || field.inFormat)) string?.fields.push({
				depth,
				inFormat: false
			});
		} else if (bracket === ")" || bracket === "]" || bracket === "}") {
			if (bracket === "}" && field?.depth === depth) string?.fields.pop();
			depth = Math.max(0, depth - 1);
		} else if (bracket === ":" && field?.depth === depth) field.inFormat = true;
	}
	while (at < text.length) {
		const string = open.at(-1);
		const field = string?.fields.at(-1);
		if (string !== void 0 && (field === void 0 || field.inFormat)) takeMiddle(string);
		SPACING.lastIndex = at;
		STRING_START.lastIndex = at;
		if (SPACING.test(text)) at = SPACING.lastIndex;
		else if (STRING_START.test(text)) takeLiteral(text.slice(at, STRING_START.lastIndex));
		else if (!take("comment", COMMENT) && !take("number", NUMBER) && !take("word", WORD)) takeOperator();
	}
	return tokens;
}

// src/affected/logical-lines.ts
const TYPE_COMMENT = /^#\s*type:(?!\s*ignore(?:\s|\[|$))/u;
const SETTINGS = /^#\s*pyright:(?!\s*ignore\b)/u;
/** Splits a text into logical lines as Pyright does. */
function logicalLines(text) {
	const lines = [];
	const settings = [];
	let tokens = [];
	let typeComments = [];
	let indent = 0;
	let startsLine = true;
	let depth = 0;
	let isBroken = false;
	let last = 0;
	let lineEnded = true;
	const finish = () => {
		if (tokens.length === 0) return;
		lines.push({
			indent,
			startsLine,
			tokens,
			typeComments
		});
		tokens = [];
		typeComments = [];
	};
	for (const { kind, start, end } of pythonCodeTokens(text)) {
		const word = text.slice(start, end);
		if (kind === "comment") {
			if (SETTINGS.test(word)) settings.push(word);
			if (TYPE_COMMENT.test(word)) typeComments.push(placeOf(tokens.length), {
				kind: "string",
				text: word
			});
			lineEnded = true;
			last = end;
			continue;
		}
		const between = text.slice(last, start);
		const isNewLine = depth === 0 && (lineEnded || hasLineEnd(between));
		if (isNewLine && between.includes("\\")) isBroken = true;
		lineEnded = false;
		last = end;
		if (isNewLine) {
			finish();
			indent = columnOf(text, start);
			startsLine = true;
		}
		if (kind === "operator") {
			if (word === ";" && depth === 0) {
				finish();
				startsLine = false;
				continue;
			}
			depth += nesting(word);
			if (depth < 0) {
				isBroken = true;
				depth = 0;
			}
		}
		if (kind === "word" && isLikeKeyword(word)) isBroken = true;
		tokens.push({
			kind,
			text: kind === "word" ? identifierOf(word) : word
		});
	}
	finish();
	return {
		lines,
		settings: settings.join("\n"),
		isBroken: isBroken || depth > 0
	};
}
/** Returns the additional token before a type comment. Its line feed distinguishes it from Python's operators. */
function placeOf(index) {
	return {
		kind: "operator",
		text: `\n${index}`
	};
}
/** Returns true if NFKC turns a word into a keyword or adds white space. Pyright reads such a word as a name. */
function isLikeKeyword(word) {
	const name = identifierOf(word);
	return name !== word && (isKeyword(name) || /^(?:case|lazy|match|type)$|\s/u.test(name));
}
/** Returns the change of the nesting depth: 1 for an opening bracket, -1 for a closing one, else 0. */
function nesting(operator) {
	if (operator === "(" || operator === "[" || operator === "{") return 1;
	return operator === ")" || operator === "]" || operator === "}" ? -1 : 0;
}
function columnOf(text, at) {
	let lineStart = at;
	while (lineStart > 0 && !"\r\n".includes(text.charAt(lineStart - 1))) lineStart -= 1;
	let column = 0;
	if (text.startsWith("﻿", lineStart)) lineStart += 1;
	for (const character of text.slice(lineStart, at)) if (character === "	") column += 8 - column % 8;
	else column = character === "\f" ? 0 : column + 1;
	return column;
}

// src/affected/statements.ts
const COMPOUND = new Set("class def if elif else for while try except finally with".split(" "));
/**
* Keywords that valid code has only at the start of a statement, or after `async`, `lazy` or `from …`. At any other
* place they are a syntax error, and Pyright may read the rest of the line as a new statement.
*/
const FIRST = new Set("assert break class continue def del except finally global import nonlocal pass raise return try while".split(" "));
/** Keywords of simple statements that can leave a suite or a loop, or end the narrowing of a type. */
const ENDS = /* @__PURE__ */ new Set([
	"raise",
	"assert",
	"return",
	"del",
	"break",
	"continue"
]);
/** CPython accepts fewer than 100 levels of indentation. */
const MAX_DEPTH = 100;
/** Tokens for line ends and indentation. The line feed distinguishes them from Python's operators. */
const NEW_LINE = {
	kind: "operator",
	text: "\n"
};
const INDENT = {
	kind: "operator",
	text: "\n{"
};
const DEDENT = {
	kind: "operator",
	text: "\n}"
};
/** Splits a Python text into statements by indentation. */
function statementsOf(text) {
	const { lines, settings, isBroken } = logicalLines(text);
	let at = 0;
	let isMisread = false;
	/** @param isOfMatch true for the suite of a `match` statement. Only there, `case` is a keyword. */
	function suiteOf(indent, depth, isOfMatch) {
		const statements = [];
		let decorators = [];
		if (depth > MAX_DEPTH) {
			isMisread = true;
			return [];
		}
		const firstIndent = lines[at]?.indent;
		for (let line = lines[at]; line !== void 0 && line.indent >= indent; line = lines[at]) {
			if (line.startsLine && line.indent !== firstIndent) isMisread = true;
			at += 1;
			if (line.tokens[0]?.text === "@") decorators.push(...line.tokens, NEW_LINE);
			else {
				const statement = statementOf(line, depth, isOfMatch);
				const comments = statement.suite === void 0 ? [] : line.typeComments;
				statements.push({
					...statement,
					decorators: [...decorators, ...comments]
				});
				decorators = [];
			}
		}
		if (decorators.length > 0) isMisread = true;
		return statements;
	}
	function check(tokens) {
		const isImport = keywordOf(tokens) === "from";
		const first = /^(?:async|lazy)$/u.test(tokens[0]?.text ?? "") ? 2 : 1;
		isMisread ||= tokens.slice(first).some(({ kind, text: word }) => kind === "word" && FIRST.has(word) && !(isImport && word === "import"));
		const imported = tokens.findIndex(({ kind, text: word }) => kind === "word" && word === "import");
		isMisread ||= imported !== -1 && containsNextStatement(tokens.slice(imported));
	}
	/** Reads a simple statement on the line of its compound statement. */
	function statementOnLine(tokens) {
		check(tokens);
		const mayBind = tokens.some(({ text: word }) => /[(:=]$/u.test(word));
		isMisread ||= mayBind && containsNextStatement(tokens);
		return {
			keyword: keywordOf(tokens),
			decorators: [],
			tokens,
			suite: void 0
		};
	}
	function statementOf(line, depth, isOfMatch) {
		const { tokens, indent } = line;
		const keyword = isOfMatch && tokens[0]?.text === "case" ? "case" : keywordOf(tokens);
		const isMatch = keyword === "match";
		const colon = COMPOUND.has(keyword) || isMatch || keyword === "case" ? suiteColon(tokens) : -1;
		const simple = {
			tokens: [...tokens, ...line.typeComments],
			suite: void 0
		};
		const isOnLine = colon !== -1 && colon + 1 < tokens.length;
		const isNoMatch = isMatch && (isOnLine || (lines[at]?.indent ?? 0) <= indent);
		if (colon === -1 || isNoMatch) {
			check(tokens);
			return {
				keyword: colon === -1 ? keyword : "",
				...simple
			};
		}
		const head = tokens.slice(0, colon + 1);
		check(head);
		if (!isOnLine) return {
			keyword,
			tokens: head,
			suite: (lines[at]?.indent ?? 0) > indent ? suiteOf(indent + 1, depth + 1, isMatch) : []
		};
		const suite = [statementOnLine([...tokens.slice(colon + 1), ...line.typeComments])];
		for (let next = lines[at]; next?.startsLine === false; next = lines[at]) {
			suite.push(statementOnLine([...next.tokens, ...next.typeComments]));
			at += 1;
		}
		return {
			keyword,
			tokens: head,
			suite
		};
	}
	return {
		statements: suiteOf(0, 0, false),
		settings,
		isBroken: isBroken || isMisread || at < lines.length
	};
}
/** Returns the keyword of a statement that is not a `case` clause. */
function keywordOf([first, second]) {
	const next = second?.text ?? "";
	if (first?.text === "async") return next;
	if (first?.text === "case") return "";
	return first?.text === "lazy" && (next === "import" || next === "from") ? next : first?.text ?? "";
}
function suiteColon(tokens) {
	let depth = 0;
	let lambdas = 0;
	for (const [index, { kind, text }] of tokens.entries()) {
		if (kind === "word" && text === "lambda" && depth === 0) lambdas += 1;
		if (kind !== "operator") continue;
		depth += nesting(text);
		if (text !== ":" || depth !== 0) continue;
		if (lambdas === 0) return index;
		lambdas -= 1;
	}
	return -1;
}
const CONTINUING = /^(?:and|as|else|from|if|import|in|is|not|or)$/u;
const CONTINUING_IN_BRACKETS = /^(?:async|for)$/u;
/** Returns true for code such as `a = 1 b = 2`. Pyright reads `b` as the start of a new statement. */
function containsNextStatement(tokens) {
	let isAfterOperand = false;
	let depth = 0;
	for (const [index, { kind, text }] of tokens.entries()) {
		if (kind === "operator") depth += nesting(text);
		const isContinued = CONTINUING.test(text) || depth > 0 && CONTINUING_IN_BRACKETS.test(text);
		if (isAfterOperand && (kind === "number" || kind === "word" && !isContinued)) return true;
		const isKeywordOfAlias = index === 0 && text === "type";
		if (kind === "word") isAfterOperand = isOperand(text) && !isKeywordOfAlias;
		else isAfterOperand = kind !== "operator" || ENDS_OPERAND.test(text);
	}
	return false;
}
const ENDS_OPERAND = /^(?:[)\]}`]|\.\.\.)$/u;
function isOperand(word) {
	return !isKeyword(word) || /^(?:False|None|True)$/u.test(word);
}
/** Returns true for a statement of only strings, such as a docstring, even with a type comment after them. */
function isString({ tokens, suite }) {
	return suite === void 0 && tokens.every(({ kind, text }) => kind === "string" || text.startsWith("\n"));
}
/** Returns the name that a `def` or `class` statement defines. */
function definedName({ tokens }) {
	return tokens[tokens[0]?.text === "async" ? 2 : 1]?.text ?? "";
}
/** Returns the tokens of a statement, its decorators and its suite. Omits docstrings and other lone strings. */
function allTokens(statement) {
	if (isString(statement)) return [];
	const { decorators, tokens, suite } = statement;
	const inner = suite === void 0 ? [] : [
		INDENT,
		...suite.flatMap((each) => allTokens(each)),
		DEDENT
	];
	return [
		...decorators,
		...tokens,
		...inner,
		NEW_LINE
	];
}
function textOf$1(tokens) {
	return tokens.map(({ text }) => text).join(" ");
}
/** Yields the import statements in a suite and in the suites inside it. */
function* importsWithin(suite) {
	for (const inner of suite) if (inner.keyword === "import" || inner.keyword === "from") yield inner;
	else yield* importsWithin(inner.suite ?? []);
}

// src/affected/mentions.ts
function noMentions() {
	return {
		names: /* @__PURE__ */ new Set(),
		values: /* @__PURE__ */ new Set(),
		attributes: /* @__PURE__ */ new Set(),
		deepAttributes: /* @__PURE__ */ new Set()
	};
}
/** Matches dotted names. The second group matches a later dot that is not a part of the name, as in `(a).b`. */
const DOTTED_NAME = /([\p{IDS}_\u2E2F][\p{IDC}\u2E2F]*(?:\s*\.\s*[\p{IDS}_\u2E2F][\p{IDC}\u2E2F]*)*)([\s)]*\.)?/gu;
const ESCAPE = /\\(?:x(?<hex>[\da-fA-F]{2})|u(?<short>[\da-fA-F]{4})|U(?<long>[\da-fA-F]{8})|(?<octal>[0-7]{1,3})|\r\n?|\n|(?<other>\\))/gu;
/** Decodes the escapes that can be a part of a name, because Pyright decodes them in annotations. */
function withoutEscapes(text) {
	if (!text.includes("\\")) return text;
	return text.replaceAll(ESCAPE, (_, ...captured) => {
		const { hex, short, long, octal, other = "" } = captured.at(-1);
		const digits = hex ?? short ?? long;
		if (digits === void 0 && octal === void 0) return other;
		const code = digits === void 0 ? Number.parseInt(octal ?? "", 8) : Number.parseInt(digits, 16);
		return code > 1114111 ? " " : String.fromCodePoint(code);
	});
}
function addMentions(mentions, tokens) {
	let path = [];
	let isImport = false;
	const finish = () => {
		addPath(mentions, path);
		if (path.length > 0) mentions.values.add(path.join("."));
		path = [];
	};
	for (const [index, { kind, text }] of tokens.entries()) {
		const isAttribute = tokens[index - 1]?.text === "." && tokens[index - 1]?.kind === "operator";
		const isModule = isAttribute && tokens[index - 2]?.text === "from";
		if (kind === "word" && isAttribute && !isModule) {
			if (path.length > 0) path.push(text);
			continue;
		}
		if (kind === "operator" && text === ".") continue;
		finish();
		if (kind === "word" && text === "import") isImport = true;
		if (kind === "operator" && text.startsWith("\n")) isImport = false;
		if (kind === "word" && !isKeyword(text)) path = [text];
		if ((isImport || isModule) && path.length > 0) mentions.values.add(text);
		if (kind !== "string") continue;
		for (const [, dotted = "", cut] of withoutEscapes(text).matchAll(DOTTED_NAME)) {
			const parts = identifierOf(dotted).split(/\s*\.\s*/u);
			addPath(mentions, parts);
			if (cut !== void 0) mentions.values.add(parts.join("."));
		}
	}
	finish();
}
function addPath({ names, attributes, deepAttributes }, path) {
	const [root, first, ...others] = path;
	if (root === void 0) return;
	names.add(root);
	if (first !== void 0) attributes.add(`${root}.${first}`);
	for (const other of others) deepAttributes.add(`${root}.${other}`);
}
function addAll(to, from) {
	for (const kind of [
		"names",
		"values",
		"attributes",
		"deepAttributes"
	]) for (const name of from[kind]) to[kind].add(name);
}
/** Returns the mentions whose first name is not in `roots`. */
function withoutRoots({ names, values, attributes, deepAttributes }, roots) {
	const kept = (paths) => new Set([...paths].filter((path) => !roots.has(path.split(".", 1)[0] ?? "")));
	return {
		names: kept(names),
		values: kept(values),
		attributes: kept(attributes),
		deepAttributes: kept(deepAttributes)
	};
}
/** Adds the names in a file. Omits imports and string statements, such as docstrings. */
function addFileMentions(mentions, suite) {
	for (const statement of suite) {
		const { keyword, decorators, tokens, suite: inner = [] } = statement;
		if (keyword === "import" || keyword === "from" || isString(statement)) continue;
		addMentions(mentions, decorators);
		addMentions(mentions, tokens);
		addFileMentions(mentions, inner);
	}
}

// src/affected/module-flow.ts
function flowStatement(text, mentions = noMentions()) {
	return {
		text,
		mentions
	};
}
/** Returns the index of the first statement whose text differs; undefined if all texts are equal. */
function firstDifference(before, after) {
	const length = Math.max(before.length, after.length);
	for (let index = 0; index < length; index += 1) if (before[index]?.text !== after[index]?.text) return index;
}
/**
* The `text` of every `__all__` list of plain strings in a flow, for example of `__all__ += ['a']`. A change before
* the list may make the list unreachable, so that a star import of the module binds different names. If any file
* star-imports the module, all names of the module therefore count as changed.
*/
const PLAIN_LIST = "__all__ = []";
function hasPlainListAfter(flow, index) {
	return flow.slice(index).some(({ text }) => text === PLAIN_LIST);
}
/** Matches statements that affect the whole module, even earlier statements. Callers exclude `PLAIN_LIST`. */
const WHOLE_MODULE = /\b__all__\b|\b__future__\b|\bimport \*/u;
const LOOP = /^(?:async )?(?:for|while)\b/u;
/** Counts the leading statements that a change at `index` or later cannot affect; 0 if it may affect all. */
function statementsBefore(flow, index) {
	const isWhole = ({ text }) => text !== "__all__ = []" && WHOLE_MODULE.test(text);
	if (index === 0 || flow.slice(index).some(isWhole)) return 0;
	const open = [];
	for (let at = 1; at < index; at += 1) {
		const text = flow[at]?.text ?? "";
		if (text === "}") open.pop();
		else if (text.endsWith("{")) open.push(at);
	}
	return open.find((at) => LOOP.test(flow[at]?.text ?? "")) ?? index;
}
/** Counts the statements that may run before each position. In a loop, later statements of the loop also count. */
function statementsUntil(flow) {
	const until = Array.from({ length: flow.length + 1 }, (_, index) => index);
	const open = [];
	for (const [index, { text }] of flow.entries()) {
		if (index === 0) continue;
		if (text === "}") {
			const start = open.pop() ?? index;
			if (LOOP.test(flow[start]?.text ?? "")) until.fill(index, start, index + 1);
		} else if (text.endsWith("{")) open.push(index);
	}
	return until;
}

// src/affected/python-files.ts
/** Returns true for the `__init__` file of a package. */
function isPackage(file) {
	return /(?:^|\/)__init__\.pyi?$/u.test(file);
}
/** Returns the last part of a module's name. For the `__init__` file of a package, this is the name of the folder. */
function moduleName(file) {
	const stem = isPackage(file) ? path.posix.dirname(file) : file.replace(/\.[^./]+$/u, "");
	return identifierOf(path.posix.basename(stem));
}
/** Returns true if `part` is the name of a folder of the path, or the file's name without its suffix. */
function hasPart(file, part) {
	return identifierOf(file).replace(/\.[^./]+$/u, "").split("/").includes(part);
}

// src/affected/name-graph.ts
/** @param sources all versions of all files. */
function nameGraph(sources) {
	const versions = grouped(sources, ({ file }) => file);
	const modulesCache = /* @__PURE__ */ new Map();
	/** Returns the files of the modules that a name in a file may refer to. */
	function modulesOf(file, name) {
		const isImported = ({ imports, stars }) => stars.length > 0 || imports.has(name);
		if (versions.get(file)?.some(isImported) !== true) return [];
		const key = bindingKey(file, name);
		const cached = modulesCache.get(key);
		if (cached !== void 0) return cached;
		const modules = /* @__PURE__ */ new Set();
		const visited = /* @__PURE__ */ new Set([key]);
		const waiting = [{
			file,
			name
		}];
		for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) {
			const add = (through) => {
				const throughKey = bindingKey(through.file, through.name);
				if (!visited.has(throughKey)) waiting.push(through);
				visited.add(throughKey);
			};
			for (const { imports, stars } of versions.get(next.file) ?? []) {
				for (const star of stars) add({
					file: star,
					name: next.name
				});
				for (const found of imports.get(next.name) ?? []) {
					for (const module of found.modules) modules.add(module);
					found.through.forEach(add);
				}
			}
		}
		const result = [...modules];
		modulesCache.set(key, result);
		return result;
	}
	/** Returns the files of the modules that a dotted name in a file may refer to. */
	function modulesNamed(file, dotted) {
		const [root = "", ...others] = dotted.split(".");
		const first = modulesOf(file, root);
		if (first.length === 0) return first;
		let found = first;
		const reached = new Set(found);
		/** A cache of the modules for each part of `dotted`. An entry is valid until `reached` grows. */
		const known = /* @__PURE__ */ new Map();
		for (const part of others) {
			const earlier = known.get(part);
			if (earlier?.size === reached.size) {
				found = earlier.inner;
				continue;
			}
			const inner = /* @__PURE__ */ new Set();
			known.set(part, {
				size: reached.size,
				inner
			});
			for (const module of reached) {
				if (hasPart(module, part)) inner.add(module);
				for (const bound of modulesOf(module, part)) inner.add(bound);
			}
			for (const module of inner) reached.add(module);
			found = inner;
		}
		return found;
	}
	/** Returns the keys of all names and modules to which the mentions in a file may refer. */
	function keysOf(file, mentions) {
		const keys = /* @__PURE__ */ new Set();
		for (const name of mentions.names) keys.add(bindingKey(file, name));
		for (const value of mentions.values) for (const module of modulesNamed(file, value)) keys.add(anyNameKey(module));
		for (const path of mentions.attributes) {
			const [root = "", attribute = ""] = path.split(".");
			for (const module of modulesOf(file, root)) keys.add(bindingKey(module, attribute));
		}
		for (const path of mentions.deepAttributes) {
			const [root = "", attribute = ""] = path.split(".");
			if (modulesOf(file, root).length > 0) keys.add(anyModuleKey(attribute));
		}
		return keys;
	}
	function keysOfFile(file) {
		const names = (versions.get(file) ?? []).flatMap((version) => [...version.declared().names]);
		return [moduleKey(file), ...names.map((name) => bindingKey(file, name))];
	}
	function keysAfter({ file, declared }, index) {
		const { flow, declarations } = declared();
		const same = statementsBefore(flow, index);
		if (same === 0) return keysOfFile(file);
		return declarations.flatMap(({ position, keys }) => position > same ? keys : []);
	}
	const starsOf = /* @__PURE__ */ new Map();
	const importersOf = /* @__PURE__ */ new Map();
	for (const { file, stars, imports } of sources) {
		const modules = [...imports.keys()].flatMap((name) => modulesOf(file, name));
		for (const module of [...modules, ...stars]) importersOf.set(module, (importersOf.get(module) ?? /* @__PURE__ */ new Set()).add(file));
		for (const star of stars) push(starsOf, star, file);
	}
	/** Returns other keys that `key` affects, such as the same name in files that star-import the name's file. */
	function otherKeys(key) {
		const module = moduleOf(key);
		if (module !== void 0) return (starsOf.get(module) ?? []).map(moduleKey);
		const value = anyNameOf(key);
		if (value !== void 0) return [...importersOf.get(value) ?? []].map(anyNameKey);
		const binding = bindingOf(key);
		if (binding === void 0) return [];
		const { file, name } = binding;
		const stars = (starsOf.get(file) ?? []).map((importer) => bindingKey(importer, name));
		return [
			anyModuleKey(name),
			anyNameKey(file),
			...stars
		];
	}
	function* dependencies(source) {
		const { file, declared } = source;
		const { declarations, flow, narrowed } = declared();
		const until = statementsUntil(flow);
		const narrowedKeys = ({ names }, position) => [...names].flatMap((name) => (narrowed.get(name) ?? 1e400) <= (until[position] ?? 0) ? [narrowedKey(file, name)] : []);
		for (const { keys, interface: found, uses, position } of declarations) {
			const narrowing = narrowedKeys(found.mentions, position);
			yield {
				on: [
					...keysOf(file, found.mentions),
					...narrowing,
					...uses
				],
				keys: () => keys
			};
		}
		for (const [index, { mentions }] of flow.entries()) {
			const narrowing = narrowedKeys(mentions, index);
			yield {
				on: [...keysOf(file, mentions), ...narrowing],
				keys: () => keysAfter(source, index)
			};
		}
	}
	function affectedBy(changedKeys, changedFiles) {
		const affected = /* @__PURE__ */ new Set();
		const waiting = [];
		const dependents = /* @__PURE__ */ new Map();
		const add = (key) => {
			if (affected.has(key)) return;
			affected.add(key);
			waiting.push(key);
		};
		const added = /* @__PURE__ */ new Set();
		const addKeys = (dependency) => {
			if (!added.has(dependency)) dependency.keys().forEach(add);
			added.add(dependency);
		};
		const isAffected = (key) => affected.has(key);
		for (const key of changedKeys) add(key);
		const mentioned = sources.map(({ file, mentions, importKeys }) => [...keysOf(file, mentions), ...importKeys]);
		const imported = sources.map(({ file, importMentions }) => [...keysOf(file, importMentions)]);
		const isReached = ({ file }, index) => changedFiles.has(file) || mentioned[index]?.some(isAffected) === true || imported[index]?.some(isAffected) === true;
		const read = /* @__PURE__ */ new Set();
		for (let isComplete = false; !isComplete;) {
			for (let key = waiting.pop(); key !== void 0; key = waiting.pop()) {
				otherKeys(key).forEach(add);
				dependents.get(key)?.forEach(addKeys);
			}
			isComplete = true;
			for (const [index, source] of sources.entries()) {
				if (read.has(source) || !isReached(source, index)) continue;
				read.add(source);
				isComplete = false;
				for (const dependency of dependencies(source)) if (dependency.on.some(isAffected)) addKeys(dependency);
				else for (const key of dependency.on) push(dependents, key, dependency);
			}
		}
		return new Set(sources.flatMap(({ file }, index) => mentioned[index]?.some(isAffected) ? [file] : []));
	}
	return {
		affectedBy,
		keysOfFile,
		keysAfter
	};
}
function push(map, key, value) {
	const values = map.get(key);
	if (values === void 0) map.set(key, [value]);
	else values.push(value);
}

// src/affected/affected-sources.ts
/**
* Returns the files whose diagnostics may differ: the changed files, and the direct and indirect dependents of a
* changed interface, or of a module name that may resolve differently. A file whose statements or imports cannot be
* read with certainty counts as changed. Returns `all` if a star import may resolve to a different module. ADR 0014
* lists the ways in which Pyright's results for a file depend on other files.
*/
function affectedSources({ unchanged, changed, changedFolders }) {
	const sources = [...unchanged, ...changed.flatMap(({ before, after }) => [before, after].filter((version) => version !== void 0))];
	const graph = nameGraph(sources);
	const resolution = new Set(changedFolders.map(partKey));
	for (const { file, before, after } of changed) {
		if (before !== void 0 && after !== void 0) continue;
		resolution.add(partKey(moduleName(file)));
		resolution.add(moduleKey(file));
	}
	const star = sources.find(({ starKeys }) => starKeys.some((key) => resolution.has(key)));
	if (star !== void 0) return {
		kind: "all",
		reason: `an "import *" in ${star.file} may resolve to a different module than before`
	};
	const changedKeys = new Set(resolution);
	for (const { file, before, after, hasSyntaxError } of changed) {
		const [old, current] = [before?.declared(), after?.declared()];
		const isAllAddedOrRemoved = old?.names.has("__all__") !== current?.names.has("__all__");
		const mayBeTooComplex = old?.mayBeTooComplex === true || current?.mayBeTooComplex === true;
		if (before === void 0 || after === void 0 || hasSyntaxError || isAllAddedOrRemoved || mayBeTooComplex) for (const key of graph.keysOfFile(file)) changedKeys.add(key);
		else {
			const index = firstDifference(before.declared().flow, after.declared().flow);
			if (index !== void 0) {
				const keys = [before, after].flatMap((version) => graph.keysAfter(version, index));
				const isStarImported = [before, after].some((version) => hasPlainListAfter(version.declared().flow, index)) && sources.some(({ stars }) => stars.includes(file));
				for (const key of isStarImported ? graph.keysOfFile(file) : keys) changedKeys.add(key);
			}
		}
		for (const key of changedDeclarations(old, current)) changedKeys.add(key);
	}
	const changedFiles = new Set(changed.map(({ file }) => file));
	for (const { file, isBroken, declared } of sources) {
		if (!isBroken) continue;
		changedFiles.add(file);
		for (const key of graph.keysOfFile(file)) changedKeys.add(key);
		for (const { keys } of declared().declarations) for (const key of keys) changedKeys.add(key);
	}
	return {
		kind: "some",
		files: /* @__PURE__ */ new Set([...changedFiles, ...graph.affectedBy(changedKeys, changedFiles)])
	};
}
function changedDeclarations(before, after) {
	const numbers = /* @__PURE__ */ new Map();
	const numberOf = memoized(() => numbers.size, numbers);
	const [old, current] = [declarationsByKey(before, numberOf), declarationsByKey(after, numberOf)];
	const textsOf = (declarations = []) => declarations.map(({ text }) => text).join();
	return [.../* @__PURE__ */ new Set([...old.keys(), ...current.keys()])].filter((key) => textsOf(old.get(key)) !== textsOf(current.get(key)));
}
function declarationsByKey(source, numberOf) {
	const all = (source?.declarations ?? []).flatMap(({ keys, interface: found }) => {
		const text = numberOf(found.text);
		return keys.map((key) => ({
			key,
			text
		}));
	});
	return grouped(all, ({ key }) => key);
}

// src/affected/beyond-sources.ts
function isSource(file) {
	return /\.pyi?$/u.test(file);
}
/** Returns true for files that may configure Pyright. A configuration may name any of them in `extends`. */
function isConfiguration(file) {
	return /\.(?:json|toml|cfg|ini)$/u.test(file);
}
/** Matches files that change how Pyright resolves imports. */
const RESOLUTION = /(?:^|\/)py\.typed$|\.(?:pth|so|pyd|dylib|dll|zip|egg|jar|whl)$|-stubs\//iu;
const BUILTINS = /(?:^|\/)(?:__builtins__(?:\.pyi?$|\/)|(?:builtins|_typeshed\/.*|typing|types)\.pyi$)/u;
/** Searches the paths for a reason why the change may affect all files. */
function reasonInPaths({ before, after, changed }) {
	for (const file of changed) if (RESOLUTION.test(file)) return `${file} changes how imports are resolved`;
	for (const { files } of [before, after]) {
		const builtins = files.find((file) => BUILTINS.test(file));
		if (builtins !== void 0) return `every file depends on ${builtins}`;
	}
	const sides = [new Set(before.files), new Set(after.files)];
	for (const file of changed) {
		if (!isPackage(file) || sides.every((files) => files.has(file))) continue;
		const folder = file.slice(0, -path.posix.basename(file).length);
		if ([before, after].every(({ files }) => files.some((name) => name.startsWith(folder) && isSource(name) && name !== file))) return `${file} exists only before or only after the change, and decides which folders belong to its package`;
	}
}
/** Matches checks whose diagnostics can depend on files that are not imported. */
const WHOLE_PROGRAM = /reportImportCycles|reportShadowedImports/u;
/** Returns the first {@link WHOLE_PROGRAM} setting in a configuration or a source; undefined without one. */
function wholeProgramSetting(text) {
	return WHOLE_PROGRAM.exec(text)?.[0];
}
function wholeProgramReason(file, setting) {
	return `${file} mentions ${setting}, which depends on all files`;
}
/**
* Matches settings that change the folders in which Pyright searches for modules. Omits `extraPaths`, because lanser
* treats `import a` as an import of every module `a` in the tree, also in the folders of `extraPaths`.
*/
const ROOTS = /executionEnvironments|stubPath|typingsPath|typeshedPath/u;
/**
* Returns a reason why the change may affect all files, from a file that may configure Pyright; undefined if none.
*
* @param sides the files before the change, then the files after it.
*/
async function reasonInSettings(sides, changed) {
	const [old, current] = sides.map(({ files }) => new Set(files));
	const hasAddedOrDeleted = changed.some((file) => isSource(file) && !(old?.has(file) === true && current?.has(file) === true));
	for (const { root, files } of sides) for (const file of files) {
		if (!isConfiguration(file)) continue;
		const text = withoutEscapes(await readFile(path.join(root, file), "utf8"));
		const setting = wholeProgramSetting(text);
		if (setting !== void 0) return wholeProgramReason(file, setting);
		const rootSetting = hasAddedOrDeleted ? ROOTS.exec(text)?.[0] : void 0;
		if (rootSetting !== void 0) return `modules were added or deleted, and ${file} mentions ${rootSetting}`;
	}
}

// src/affected/code-complexity.ts
/** Pyright's limit for the complexity of a module or function (`maxCodeComplexity`). Each join of branches adds 1. */
const MAX_JOINS = 768;
/** The maximum number of joins that a `BRANCH` keyword or a pattern's `|` adds, except at exception handlers. */
const JOINS_PER_BRANCH = 3;
const BRANCH = /^(?:and|assert|break|case|continue|elif|else|except|finally|for|if|match|or|raise|return|try|while|with)$/u;
const HANDLER = /^(?:except|finally|with)$/u;
/** Matches tokens that add at most one join to each exception handler around them. A `*` may be a star import. */
const RAISING = /^(?:\(|\*|.*=|await|raise|return|yield)$/u;
/** Matches tokens that add more than one join to each exception handler. In `a and b`, each operand adds two. */
const CONDITION$1 = /^(?:and|assert|elif|if|or|while|with)$/u;
const JOINS_PER_CONDITION = 4;
/**
* Returns true if the joins in code may exceed Pyright's limit. Pyright then infers no types in the code. Omits the
* 1/40 that Pyright adds for each assignment: without joins, about 31,000 assignments reach the limit (ADR 0014).
*/
function mayBeTooComplex(tokens) {
	const count = (expression) => {
		const isCounted = ({ kind, text }) => kind !== "string" && expression.test(text);
		return tokens.filter((token) => isCounted(token)).length;
	};
	const handlers = count(HANDLER);
	const alternatives = tokens.some(({ text }) => text === "case") ? count(/^\|$/u) : 0;
	const raising = handlers === 0 ? 0 : count(RAISING) + JOINS_PER_CONDITION * count(CONDITION$1);
	return JOINS_PER_BRANCH * (count(BRANCH) + alternatives) + raising * (handlers + 1) > MAX_JOINS;
}
/** Returns the tokens of a module outside of function bodies. Pyright counts the joins of a function separately. */
function moduleTokens(statements) {
	return statements.flatMap((statement) => {
		const { keyword, decorators, tokens, suite } = statement;
		if (keyword !== "def" && suite === void 0) return allTokens(statement);
		return [
			...decorators,
			...tokens,
			...keyword === "def" ? [] : moduleTokens(suite ?? [])
		];
	});
}

// src/affected/bound-names.ts
const ASSIGNMENT = /^(?:[-+*/%@&|^]|\/\/|\*\*|<<|>>)?=$/u;
/**
* Returns the tokens that contain a simple statement's targets. Returns all tokens if Pyright may read them as
* several statements, as in the invalid line `a = 1 b = 2`.
*/
function targetsOf(tokens) {
	if (containsNextStatement(tokens)) return tokens;
	let depth = 0;
	let colon = -1;
	let equals = -1;
	for (const [index, { kind, text }] of tokens.entries()) {
		if (kind === "word" && text === "lambda" && depth === 0) break;
		if (kind !== "operator") continue;
		depth += nesting(text);
		if (depth !== 0) continue;
		if (ASSIGNMENT.test(text)) equals = index;
		else if (text === ":" && equals === -1 && colon === -1) colon = index;
	}
	return tokens.slice(0, Math.max(colon === -1 ? equals : colon, 0));
}
/**
* Returns an assignment's annotation if it alone determines the type in other modules. A single name may be an alias
* of `Final`: Pyright then infers the type from the value. So the annotation must end with `]` or contain `|`.
*
* @param renamed the aliases that imports of the module give to {@link SPECIAL_FORMS}.
*/
function decisiveAnnotation(tokens, renamed) {
	const [name, colon] = tokens;
	if (name?.kind !== "word" || colon?.text !== ":" || containsNextStatement(tokens)) return void 0;
	let depth = 0;
	const equals = tokens.findIndex(({ kind, text }) => {
		if (kind === "operator") depth += nesting(text);
		return depth === 0 && text === "=";
	});
	const annotation = tokens.slice(2, Math.max(equals, 0));
	const isDecisive = annotation.at(-1)?.text === "]" || annotation.some(({ text }) => text === "|");
	const isPlain = annotation.every(({ kind, text }) => kind === "word" ? !SPECIAL_FORMS.has(text) && !renamed.has(text) && (text === "None" || !isKeyword(text)) : kind === "operator");
	return isDecisive && isPlain ? annotation : void 0;
}
/** Special forms and type qualifiers. With one of them in an annotation, the type may also depend on the value. */
const SPECIAL_FORMS = new Set("Annotated ClassVar Final InitVar TypeAlias".split(" "));
/** The keywords of clauses whose heads can bind names without `:=`. */
const BINDING_HEADS = /* @__PURE__ */ new Set([
	"for",
	"with",
	"except",
	"case"
]);
/** Returns the names that the expressions in tokens bind with `:=`. */
function namesInExpressions(tokens) {
	return tokens.flatMap(({ text }, index) => tokens[index + 1]?.text === ":=" ? [text] : []);
}
/** Returns the names that a statement may bind or delete, except by a definition or an import. Ignores its suite. */
function boundNames({ keyword, tokens, suite }) {
	const names = [...namesInExpressions(tokens)];
	if (keyword === "type" && tokens[1]?.kind === "word") names.push(tokens[1].text);
	if (BINDING_HEADS.has(keyword) || keyword === "del") names.push(...plainNames(tokens));
	else if (suite === void 0) names.push(...plainNames(targetsOf(tokens)));
	return names;
}
function plainNames(tokens) {
	return tokens.flatMap(({ kind, text }, index) => {
		const next = tokens[index + 1]?.text ?? "";
		return kind === "word" && !isKeyword(text) && tokens[index - 1]?.text !== "." && !/^[.([]$/u.test(next) ? [text] : [];
	});
}
/** Returns the names that a condition, or an assignment to an attribute or item, may narrow. Ignores the suite. */
function narrowedNames(statement) {
	return [...assignedRoots(statement), ...namesInConditions(statement.tokens)];
}
/** Returns the names before `.` or `[` in the possible targets of a statement. Ignores its suite. */
function assignedRoots(statement) {
	const targets = possibleTargets(statement);
	return targets.flatMap(({ kind, text }, index) => kind === "word" && !isKeyword(text) && /^[.[]$/u.test(targets[index + 1]?.text ?? "") ? [text] : []);
}
const CONDITION = /^(?:if|elif|while|assert|match|case|and|or)$/u;
/** If the tokens contain a condition, returns all names in the tokens: the condition may narrow their types. */
function namesInConditions(tokens) {
	if (!tokens.some(({ kind, text }) => kind === "word" && CONDITION.test(text))) return [];
	return tokens.flatMap(({ kind, text }, index) => kind === "word" && !isKeyword(text) && tokens[index - 1]?.text !== "." ? [text] : []);
}
function comprehensionTargets(tokens) {
	const targets = [];
	let depth = 0;
	/** The bracket depth of the target. An `in` in deeper brackets does not end the target. */
	let targetDepth;
	for (const token of tokens.slice(1)) {
		if (token.kind === "operator") depth += nesting(token.text);
		if (targetDepth !== void 0 && depth < targetDepth) targetDepth = void 0;
		if (targetDepth === void 0) {
			if (token.kind === "word" && token.text === "for") targetDepth = depth;
		} else if (token.kind === "word" && token.text === "in" && depth === targetDepth) targetDepth = void 0;
		else targets.push(token);
	}
	return targets;
}
function assignsAttribute(statement) {
	const targets = possibleTargets(statement);
	return targets.some(({ kind }, index) => kind === "word" && targets[index - 1]?.text === ".");
}
/**
* Returns the attributes that a statement may declare on `names`, as `self.x = 1` declares `x` on `self`. An
* assignment to an item or to an attribute of an attribute declares nothing. Ignores the suite.
*/
function attributesDeclaredOn(statement, names) {
	const targets = attributeTargets(statement);
	return targets.flatMap(({ text }, index) => {
		const [owner = "", dot = "", , next = ""] = targets.slice(index - 2, index + 2).map((token) => token.text);
		return dot === "." && (owner === ")" || names.has(owner)) && !/^[.([]$/u.test(next) ? [{
			owner,
			name: text
		}] : [];
	});
}
/** Returns tokens that include all attributes that a statement may assign. Ignores its suite. */
function attributeTargets(statement) {
	const { keyword, decorators, tokens } = statement;
	if (!BINDING_HEADS.has(keyword) && keyword !== "del") return possibleTargets(statement);
	const isWord = (word) => (token) => token.text === word;
	const inComprehensions = [...comprehensionTargets(decorators), ...comprehensionTargets(tokens)];
	if (keyword === "for") return [...tokens.slice(0, tokens.findLastIndex(isWord("in"))), ...inComprehensions];
	const alias = keyword === "with" ? tokens.findIndex(isWord("as")) : -1;
	return alias === -1 ? inComprehensions : [...tokens.slice(alias), ...inComprehensions];
}
/**
* Returns true if Pyright may assume that a statement or a definition's head can raise: it has a call, `await`,
* `yield`, a condition or an assignment to an attribute. Each `(` counts as a call.
*/
function mayRaise(tokens) {
	const isRaising = ({ kind, text }) => text === "(" || kind === "word" && (/^(?:await|yield)$/u.test(text) || CONDITION.test(text));
	const keyword = tokens[0]?.text ?? "";
	return tokens.some(isRaising) || assignsAttribute({
		keyword,
		decorators: [],
		tokens,
		suite: void 0
	});
}
/** Returns tokens that contain all assignment targets of a statement, except for `:=`. Ignores its suite. */
function possibleTargets({ keyword, decorators, tokens, suite }) {
	if (BINDING_HEADS.has(keyword)) return tokens;
	return [
		...suite === void 0 ? targetsOf(tokens) : [],
		...comprehensionTargets(decorators),
		...comprehensionTargets(tokens)
	];
}

// src/affected/import-declarations.ts
/** Reads an import statement. If the statement cannot be read, the result has neither declarations nor a star. */
function importDeclarations(file, statement, filesOf) {
	const declarations = [];
	let star;
	let submodule;
	const lazy = statement.startsWith("lazy ") ? "lazy " : "";
	for (const read of readImports(statement, pythonCodeTokens(statement))) {
		if (read.kind === "import") {
			for (const { parts, alias } of read.modules) {
				const names = parts.map(({ name }) => name);
				const packages = names.map((_, index) => filesOf(file, 0, names.slice(0, index + 1)));
				declarations.push({
					name: alias?.name ?? names[0] ?? "",
					text: `${lazy}import ${names.join(".")} as ${alias?.name}`,
					keys: [...names.map(partKey), ...packages.flat().map(moduleKey)],
					modules: alias === void 0 ? packages.flat() : packages.at(-1) ?? [],
					through: []
				});
			}
			continue;
		}
		const names = read.parts.map(({ name }) => name);
		const sources = filesOf(file, read.level, names);
		const keys = [...names.map(partKey), ...sources.map(moduleKey)];
		if (read.isStar) star = {
			files: sources,
			keys
		};
		const [name] = names;
		if (name !== void 0 && names.length === 1 && read.level === 1 && isPackage(file)) submodule = {
			name,
			text: `. ${name}`,
			keys,
			modules: sources,
			through: []
		};
		const head = `${lazy}from ${".".repeat(read.level)}${names.join(".")}`;
		for (const { imported, alias } of read.names) {
			const modules = filesOf(file, read.level, [...names, imported.name]);
			declarations.push({
				name: alias?.name ?? imported.name,
				text: `${head} import ${imported.name} as ${alias?.name}`,
				keys: [
					...keys,
					partKey(imported.name),
					...modules.map(moduleKey),
					...sources.map((source) => bindingKey(source, imported.name))
				],
				modules,
				through: sources.map((source) => ({
					file: source,
					name: imported.name
				}))
			});
		}
	}
	return {
		declarations,
		star,
		submodule
	};
}
/** Returns the aliases of `names` in the imports of a suite and its nested suites. */
function renamedImports(suite, names) {
	const renamed = /* @__PURE__ */ new Set();
	for (const { tokens } of importsWithin(suite)) for (const [index, { text }] of tokens.entries()) if (tokens[index - 1]?.text === "as" && names.has(tokens[index - 2]?.text ?? "")) renamed.add(text);
	return renamed;
}

// src/affected/names-within.ts
/** Yields the names that a statement, or any statement in its suite or a nested suite, declares `global`. */
function* globalNames({ keyword, tokens, suite = [] }) {
	if (keyword === "global") {
		for (const { kind, text } of tokens.slice(1)) if (kind === "word") yield text;
	}
	for (const inner of suite) yield* globalNames(inner);
}
/** Yields all names that a statement and its suite may bind in the module. May also yield other names. */
function* namesWithin(statement) {
	const { keyword, tokens, suite = [] } = statement;
	yield* globalNames(statement);
	if (keyword === "def" || keyword === "class") {
		yield definedName(statement);
		yield* namesInExpressions([...statement.decorators, ...tokens]);
		if (keyword === "class") for (const inner of suite) yield* namesWithin(inner);
		return;
	}
	if (keyword === "import" || keyword === "from") {
		for (const { kind, text } of tokens) if (kind === "word") yield text;
		return;
	}
	yield* boundNames(statement);
	for (const inner of suite) yield* namesWithin(inner);
}
/** Yields the names whose types a statement and its suite may narrow in the module. Ignores bodies of functions. */
function* narrowedWithin(statement) {
	const { keyword, suite = [] } = statement;
	if (keyword === "def" || keyword === "class") yield* narrowedInHead(statement);
	else yield* narrowedNames(statement);
	if (keyword !== "def") for (const inner of suite) yield* narrowedWithin(inner);
}
/** Returns the names whose types the decorators and the head of a definition may narrow. */
function narrowedInHead(definition) {
	return narrowedNames({
		...definition,
		tokens: [...definition.decorators, ...definition.tokens]
	});
}
/**
* {@link bindingsOf} makes separate groups only for this number of statements at the start of a suite. For each
* group, lanser reads the suite up to `until`, so without a limit the time is quadratic.
*/
const MAX_PARTS = 32;
/**
* Groups the names that a suite may bind. Names whose last binding is in the same statement form a group. Names whose
* last binding is after the first {@link MAX_PARTS} statements form one group.
*/
function bindingsOf(suite) {
	const last = /* @__PURE__ */ new Map();
	for (const [index, inner] of suite.entries()) for (const name of namesWithin(inner)) last.set(name, index < MAX_PARTS ? index + 1 : suite.length);
	return [...grouped(last, ([, until]) => until)].map(([until, entries]) => ({
		names: entries.map(([name]) => name),
		until
	}));
}

// src/affected/parameters.ts
/**
* Returns the name of a function's first parameter; undefined without parameters.
*
* @param kind `named` to return undefined if stars precede the name.
*/
function firstParameter(tokens, kind) {
	const parameters = tokens.slice(listStart(tokens) + 1);
	const first = kind === "named" ? parameters[0] : parameters.find(({ kind: one, text }) => one === "word" || text === ")");
	return first?.kind === "word" ? first.text : void 0;
}
/**
* Returns the tokens of the parameters' names. Omits parameters after a lambda in a default value or an annotation,
* because they look like parameters of the lambda.
*/
function parameterTokens(tokens) {
	const start = listStart(tokens);
	const found = [];
	let depth = 0;
	for (const [index, token] of tokens.entries()) {
		if (index < start) continue;
		const { kind, text } = token;
		if (kind === "operator") depth += nesting(text);
		if (depth === 0 || text === "lambda") break;
		if (depth === 1 && kind === "word" && isStart(tokens, index)) found.push(token);
	}
	return found;
}
/** Returns the index of the parenthesis before the parameters; -1 if there is none. */
function listStart(tokens) {
	let depth = 0;
	return tokens.findIndex(({ kind, text }) => {
		if (kind !== "operator") return false;
		if (text === "(" && depth === 0) return true;
		depth += nesting(text);
		return false;
	});
}
/** Returns true if the token at `index` can be the name of a parameter, as in `(name`, `, *args` or `, **kwargs`. */
function isStart(tokens, index) {
	const before = /^\*{1,2}$/u.test(tokens[index - 1]?.text ?? "") ? tokens[index - 2] : tokens[index - 1];
	return /^[(,]$/u.test(before?.text ?? "");
}

// src/affected/attribute-declarations.ts
function ownerOf(statement, context) {
	return {
		name: definedName(statement),
		hasArguments: statement.tokens.some(({ text }) => text === "("),
		typed: typedMembers(statement, context),
		context
	};
}
/**
* Returns the parts of a method that determine its declared attributes and their types. A method declares attributes
* on its own first parameter, on that of a function inside it (`self.a`), or on the name of the class (`C.a`).
*/
function attributeDeclarations(method, owner) {
	const { suite = [] } = method;
	const receivers = /* @__PURE__ */ new Set([owner.name, ...receiversOf(method)]);
	const declared = suite.map((inner) => [...attributesWithin(inner, receivers)]);
	const reached = new Set(reachedStatements(suite));
	const receiver = firstParameter(method.tokens, "named");
	/** Returns true if a statement assigns only attributes whose types are declared elsewhere in the class. */
	const onlyAssigns = (inner, attributes) => attributes.every((one) => one.owner === receiver && owner.typed.has(one.name)) && !hasStatement(inner, (one) => one.keyword === "def" || one.keyword === "class" || isAnnotated(one)) && (!(owner.hasArguments || mayBeOfClass(method)) || inner.suite === void 0 && reached.has(inner));
	const assigned = /* @__PURE__ */ new Set();
	let last = -1;
	for (const [index, inner] of suite.entries()) {
		const attributes = declared[index] ?? [];
		if (onlyAssigns(inner, attributes)) for (const { name } of attributes) assigned.add(name);
		else if (attributes.length > 0) last = index;
	}
	return {
		statements: last !== -1 && mayBeTooComplex(suite.flatMap((inner) => allTokens(inner))) ? suite : withoutUnused(method, observedPart(suite, last), owner.context),
		assigned: [...assigned].toSorted()
	};
}
/** Returns true if Pyright may treat the first parameter of a method as the class. */
function mayBeOfClass(method) {
	return /^__(?:new|init_subclass|class_getitem)__$/u.test(definedName(method)) || method.decorators.some(({ text }) => text === "classmethod");
}
/** Returns the statements up to and including `last`; the whole suite if a later one can affect names in them. */
function observedPart(suite, last) {
	const [part, rest] = [suite.slice(0, last + 1), suite.slice(last + 1)];
	const tokens = part.flatMap((inner) => allTokens(inner));
	const mentions = noMentions();
	addMentions(mentions, tokens);
	const words = /* @__PURE__ */ new Set([...mentions.names, ...tokens.map(({ text }) => text)]);
	const isRebound = rest.some((inner) => [...namesWithin(inner), ...globalNames(inner)].some((name) => words.has(name)));
	const hasScope = rest.some((inner) => allTokens(inner).some(({ text }) => text === "nonlocal"));
	return isRebound || hasScope ? suite : part;
}
/** Yields the first parameters of a function and of the functions in it. */
function* receiversOf(statement) {
	const { keyword, tokens, suite = [] } = statement;
	if (keyword === "def") {
		const first = firstParameter(tokens, "any");
		if (first !== void 0) yield first;
	}
	for (const inner of suite) yield* receiversOf(inner);
}
function* attributesWithin(statement, receivers) {
	yield* attributesDeclaredOn(statement, receivers);
	for (const inner of statement.suite ?? []) yield* attributesWithin(inner, receivers);
}
function hasStatement(statement, matches) {
	return matches(statement) || (statement.suite ?? []).some((inner) => hasStatement(inner, matches));
}
/** Omits statements that only bind unused names, because unused names do not determine the type of an attribute. */
function withoutUnused(method, statements, { callsReturn }) {
	const own = new Set(method.tokens.flatMap(({ kind, text }) => kind === "word" ? [text] : []));
	for (const inner of method.suite ?? []) for (const name of namesWithin(inner)) own.add(name);
	const mayHide = ({ tokens }) => tokens.some(({ text }) => text === "(") && tokens.some(({ text }, index) => /^[(.]$/u.test(tokens[index + 1]?.text ?? "") && own.has(text));
	const isRemovable = (inner) => onlyBindsNames(inner) && callsReturn(inner.tokens) && !mayHide(inner);
	const removable = statements.filter((inner) => isRemovable(inner));
	const binding = grouped(removable.flatMap((inner) => boundNames(inner).map((name) => ({
		name,
		inner
	}))), ({ name }) => name);
	const kept = new Set(statements);
	for (const inner of removable) kept.delete(inner);
	for (const statement of kept) {
		const mentions = noMentions();
		addMentions(mentions, allTokens(statement));
		for (const name of mentions.names) for (const { inner } of binding.get(name) ?? []) kept.add(inner);
	}
	return statements.filter((inner) => kept.has(inner));
}
/** Returns true for a simple statement that, apart from its calls, can only bind names. */
function onlyBindsNames(statement) {
	const { decorators, tokens, suite } = statement;
	if (suite !== void 0 || decorators.length > 0 || containsNextStatement(tokens)) return false;
	const targets = targetsOf(tokens);
	return tokens.every((token) => isPlain(token)) && !targets.some(({ text }, index) => isPart(text, targets[index - 1]));
}
function isPlain({ kind, text }) {
	if (kind === "word") return !isKeyword(text) || PLAIN_KEYWORDS.has(text);
	if (kind === "string") return /^[bru]*["']/iu.test(text);
	return kind === "number" || kind === "operator" && text !== ":=" && !text.startsWith("\n");
}
const PLAIN_KEYWORDS = /* @__PURE__ */ new Set([
	"None",
	"True",
	"False",
	"not",
	"in",
	"is"
]);
/** Returns true for a token that makes a target an attribute, an item or a call. */
function isPart(text, before) {
	return text === "." || /^[([]$/u.test(text) && before !== void 0 && /^[\p{L}\p{N}_)\]]/u.test(before.text);
}
/**
* Returns the names of a class's functions and annotated variables, and of annotated attributes in an `__init__`
* without decorators. Reads only {@link reachedStatements}, and only annotations that {@link typedTarget} accepts.
*/
function typedMembers({ suite = [] }, context) {
	const members = /* @__PURE__ */ new Set();
	for (const inner of reachedStatements(suite)) {
		const annotated = typedTarget(inner, context);
		if (inner.keyword === "def") members.add(definedName(inner));
		else if (annotated?.length === 1) members.add(annotated[0] ?? "");
		if (inner.keyword !== "def" || inner.decorators.length > 0 || definedName(inner) !== "__init__") continue;
		const receiver = firstParameter(inner.tokens, "named");
		for (const statement of reachedStatements(inner.suite ?? [])) {
			const [owner, dot, name = "", ...others] = typedTarget(statement, context) ?? [];
			if (owner === receiver && dot === "." && others.length === 0) members.add(name);
		}
	}
	return members;
}
/**
* Returns the statements before the first one that contains `while` or a keyword in {@link ENDS}. Ignores such
* words in functions and classes directly in the suite.
*/
function reachedStatements(suite) {
	const mayEnd = (statement) => {
		const { keyword } = statement;
		if (keyword === "def" || keyword === "class") return false;
		return allTokens(statement).some(({ text }) => text === "while" || ENDS.has(text));
	};
	const end = suite.findIndex((statement) => mayEnd(statement));
	return end === -1 ? suite : suite.slice(0, end);
}
/** Returns true for a statement with an annotation or a type comment. */
function isAnnotated(statement) {
	const tokens = [...statement.decorators, ...statement.tokens];
	return annotationAt(statement) !== void 0 || tokens.some(({ text }) => text.startsWith("\n"));
}
/** Returns the index of the colon before an annotation; undefined without one, or for the invalid `a: int b = 1`. */
function annotationAt({ tokens, suite }) {
	if (suite !== void 0 || containsNextStatement(tokens)) return void 0;
	const { length } = targetsOf(tokens);
	return tokens[length]?.text === ":" ? length : void 0;
}
/** Returns the annotated target of a statement; undefined without an annotation, or with special forms or escapes. */
function typedTarget(statement, { renamed }) {
	const colon = annotationAt(statement);
	if (colon === void 0) return void 0;
	const annotation = statement.tokens.slice(colon + 1);
	return !annotation.flatMap(({ text }) => text.match(/[\p{L}\p{N}_]+/gu) ?? []).some((word) => SPECIAL_FORMS.has(word) || renamed.has(word)) && !annotation.some(({ text }) => text.includes("\\")) ? statement.tokens.slice(0, colon).map(({ text }) => text) : void 0;
}

// src/affected/scope-mentions.ts
/** Returns the names in a function's decorators, head and `statements`. Omits names that certainly are parameters. */
function functionMentions(definition, statements) {
	const { decorators, tokens, suite = [] } = definition;
	const parameters = new Set(parameterTokens(tokens));
	const mentions = noMentions();
	addMentions(mentions, decorators);
	addMentions(mentions, tokens.filter((token) => !parameters.has(token)));
	const names = new Set([...parameters].map(({ text }) => text));
	addAll(mentions, withoutRoots(suiteMentions(statements), hidingNames(suite, names)));
	return mentions;
}
/** Returns the names in statements of a module or a function. Omits lone strings, and imports outside of classes. */
function suiteMentions(statements) {
	const mentions = noMentions();
	for (const statement of statements) addStatementMentions(mentions, statement, false);
	return mentions;
}
function addStatementMentions(mentions, statement, isInClass) {
	const { keyword, decorators, tokens, suite = [] } = statement;
	const isImport = keyword === "import" || keyword === "from";
	if (isString(statement) || isImport && !isInClass) return;
	addMentions(mentions, decorators);
	addMentions(mentions, tokens);
	const isMember = keyword === "class" || isInClass && keyword !== "def";
	for (const inner of suite) addStatementMentions(mentions, inner, isMember);
}
/** Returns the parameters that hide a name of the module everywhere in a body. */
function hidingNames(suite, parameters) {
	if (containsStatement(suite, /^(?:class|global)$/u)) return /* @__PURE__ */ new Set();
	const imported = new Set([...importsWithin(suite)].flatMap(({ tokens }) => tokens.map(({ text }) => text)));
	const inTypes = noMentions();
	addMentions(inTypes, [...typeTokens(suite)]);
	return new Set([...parameters].filter((name) => !imported.has(name) && !inTypes.names.has(name)));
}
/** Yields tokens that may be forward references, in which Pyright prefers the module's names to parameters. */
function* typeTokens(suite) {
	for (const statement of suite) {
		const { keyword, decorators, tokens, suite: inner } = statement;
		yield* keyword === "def" || keyword === "type" || inner === void 0 && containsNextStatement(tokens) || annotationAt(statement) !== void 0 ? tokens : tokens.filter(({ kind }) => kind === "string");
		yield* decorators.filter(({ kind }) => kind === "string");
		yield* typeTokens(inner ?? []);
	}
}
function containsStatement(suite, keywords) {
	return suite.some(({ keyword, suite: inner = [] }) => keywords.test(keyword) || containsStatement(inner, keywords));
}

// src/affected/interface.ts
function interfaceOfTokens(tokens) {
	const mentions = noMentions();
	addMentions(mentions, tokens);
	return {
		text: textOf$1(tokens),
		mentions
	};
}
/**
* Returns the interface of a function. Includes the whole body if Pyright infers the return type, or if the body may
* be empty or abstract. Of any other body, includes only facts about `yield`, and for a method, the parts that
* determine the attributes that it declares, such as `self.a`.
*
* @param owner the class of a method; undefined for any other function.
*/
function functionInterface(statement, owner) {
	const isMethod = owner !== void 0;
	const suite = statement.suite ?? [];
	if (!statement.tokens.some(({ text }) => text === "->") && !(isMethod && definedName(statement) === "__init__") || suite.every((inner) => isEmpty(inner)) || isMethod && mayBeAbstract(suite)) return partInterface(statement, suite);
	const { statements, assigned } = isMethod ? attributeDeclarations(statement, owner) : {
		statements: [],
		assigned: []
	};
	const { text, mentions } = partInterface(statement, statements);
	return {
		text: `${yieldFacts(suite)}\n${assigned.join()}\n${text}`,
		mentions
	};
}
/** Returns the interface of a function's decorators and head, and of `statements` of its body. */
function partInterface(definition, statements) {
	const tokens = statements.flatMap((inner) => allTokens(inner));
	return {
		text: textOf$1([
			...definition.decorators,
			...definition.tokens,
			...tokens
		]),
		mentions: functionMentions(definition, statements)
	};
}
/** Returns the interface of statements of a module. Its mentions omit the names in imports outside of classes. */
function suiteInterface(statements) {
	const tokens = statements.flatMap((inner) => allTokens(inner));
	return {
		text: textOf$1(tokens),
		mentions: suiteMentions(statements)
	};
}
/**
* Returns true if a `raise NotImplementedError` may make a method abstract. Callers can observe this: Pyright rejects
* a `super()` call to an abstract method of a protocol. Any `raise` counts, because a variable may contain the error.
*/
function mayBeAbstract(suite) {
	return suite.every(({ suite: inner }) => inner === void 0) && suite.some(({ keyword }) => keyword === "raise");
}
/** Returns the facts about `yield` that determine whether a function is a generator. */
function yieldFacts(suite) {
	if (suite.some((each) => yieldsItself(each))) return "yield";
	return suite.some((each) => containsYield(allTokens(each))) ? suite.flatMap((each) => innerYields(each)).join("\n") : "";
}
function containsYield(tokens) {
	return tokens.some(({ kind, text }) => kind === "word" && text === "yield");
}
/** Returns true if a statement certainly contains a `yield` of the function itself. */
function yieldsItself({ keyword, decorators, tokens, suite = [] }) {
	if (keyword === "def" || keyword === "class") return false;
	const head = [...decorators, ...tokens];
	const isInLambda = head.some(({ kind, text }) => kind === "word" && text === "lambda");
	return containsYield(head) && !isInLambda || suite.some((each) => yieldsItself(each));
}
/**
* Returns the texts of definitions and lambdas with `yield`, and of statements that determine if the definition or
* lambda is reachable. For Pyright, the `yield` of an unreachable definition or lambda makes the enclosing function a
* generator.
*/
function innerYields(statement) {
	const { keyword, tokens, suite } = statement;
	const whole = allTokens(statement);
	if (suite !== void 0 && !(keyword === "def" || keyword === "class")) return [
		textOf$1(tokens),
		...suite.flatMap((each) => innerYields(each)),
		"}"
	];
	if (containsYield(whole) || keyword === "assert") return [textOf$1(whole)];
	return ENDS.has(keyword) ? [keyword] : [];
}
/**
* Returns true for a docstring, `pass`, `raise` or `...`. A body of such statements is part of the interface, because
* `pass` is an implementation for Pyright, and `...` is not.
*/
function isEmpty(statement) {
	const { keyword, tokens } = statement;
	const first = tokens.find(({ text }) => text !== "(")?.text;
	return isString(statement) || keyword === "pass" || keyword === "raise" || first === "...";
}
function classInterface(statement, context) {
	return membersInterface(statement, ownerOf(statement, context));
}
/** Returns the interface of a class, or of a compound statement in a class. */
function membersInterface(statement, owner) {
	const statementInterface = interfaceOfTokens([...statement.decorators, ...statement.tokens]);
	const texts = [statementInterface.text];
	const mentions = statementInterface.mentions;
	for (const inner of statement.suite ?? []) {
		if (isString(inner)) continue;
		const member = memberInterface(inner, owner);
		texts.push(member.text);
		addAll(mentions, member.mentions);
	}
	return {
		text: `{\n${texts.join("\n")}\n}`,
		mentions
	};
}
function memberInterface(statement, owner) {
	const { keyword, tokens, suite } = statement;
	if (keyword === "def") return functionInterface(statement, owner);
	if (keyword === "class") return classInterface(statement, owner.context);
	if (suite === void 0 && tokens[1]?.text === ":") return {
		text: textOf$1(tokens),
		mentions: interfaceOfTokens(tokens.slice(1)).mentions
	};
	return suite === void 0 ? interfaceOfTokens(tokens) : membersInterface(statement, owner);
}

// src/affected/returning-calls.ts
/** Modules with stubs in Pyright's `stdlib` folder. Code often calls their functions at the top level of a module. */
const KNOWN_MODULES = new Set(`abc argparse asyncio base64 collections contextlib contextvars copy dataclasses datetime decimal enum fractions
   functools hashlib importlib inspect io itertools json logging math operator os pathlib platform pprint random
   re secrets socket string struct sys tempfile textwrap threading time types typing typing_extensions unittest
   urllib uuid warnings weakref zoneinfo`.split(/\s+/u));
const KNOWN_BUILTINS = new Set(`abs all any bool bytearray bytes callable chr classmethod complex delattr dict dir enumerate filter float
   format frozenset getattr globals hasattr hash hex id int isinstance issubclass iter len list locals map max
   memoryview min next object oct open ord pow print property range repr reversed round set setattr slice
   sorted staticmethod str sum super tuple type vars zip`.split(/\s+/u));
/**
* The functions and methods with an overload that returns `NoReturn` or `Never` in Pyright's stubs of `builtins` and
* KNOWN_MODULES. Calls are compared by name only: `open` is listed because a method `open` in `importlib.readers`
* never returns. Special methods such as `__setattr__` are omitted, because they are not called by name.
*/
const MAY_NOT_RETURN = new Set(`_exit _handle_conflict_error abort activate_stack_trampoline assert_never error execl execle execlp execlpe
   execv execve execvp execvpe exit fail fromkeys get_child_watcher getsockbyname getstate ioctl joinpath open
   quit read_bytes read_text sendmsg_afalg set_child_watcher setstate share skipTest unknown_open`.split(/\s+/u));
/** Returns a predicate that is true if every call in the tokens of a statement is known to return. */
function returningCalls(file, statements, filesOf) {
	const returningNames = knownNames(file, statements, filesOf);
	return (tokens) => tokens.every(({ kind, text }, index) => {
		if (kind !== "operator" || text !== "(" || !isCall(tokens[index - 1])) return true;
		let at = index - 1;
		const last = tokens[at];
		while (tokens[at - 1]?.text === "." && tokens[at - 2]?.kind === "word") at -= 2;
		const isMethodOfString = tokens[at - 1]?.text === "." && tokens[at - 2]?.kind === "string";
		const root = tokens[at];
		if (last?.kind !== "word" || root === void 0 || MAY_NOT_RETURN.has(last.text)) return false;
		return isMethodOfString || tokens[at - 1]?.text !== "." && returningNames.has(root.text);
	});
}
function isCall(before) {
	if (before === void 0) return false;
	if (before.kind === "word") return !isKeyword(before.text);
	return before.kind === "string" || before.text === ")" || before.text === "]";
}
/** Yields the names that comprehensions bind, and `a` for assignments such as `a.b = 1` or `a[0] = 1`. */
function* reboundWithin(statement) {
	for (const { kind, text } of comprehensionTargets(statement.tokens)) if (kind === "word") yield text;
	yield* assignedRoots(statement);
	for (const inner of statement.suite ?? []) yield* reboundWithin(inner);
}
function containsStarImport({ tokens, suite = [] }) {
	return tokens.some(({ text }, index) => text === "*" && tokens[index - 1]?.text === "import") || suite.some(containsStarImport);
}
/**
* Returns the names of KNOWN_BUILTINS, and the names that top-level imports bind to known modules or their members.
* Omits members in MAY_NOT_RETURN, and names that other statements may bind or change. Returns no names for a module
* with a star import, because such an import may bind any name. Omits known modules that a file may replace.
*/
function knownNames(file, statements, filesOf) {
	if (statements.some(containsStarImport)) return /* @__PURE__ */ new Set();
	const returning = new Set(KNOWN_BUILTINS);
	const imported = /* @__PURE__ */ new Set();
	const others = /* @__PURE__ */ new Set();
	for (const statement of statements) {
		if (statement.keyword !== "import" && statement.keyword !== "from") {
			for (const name of namesWithin(statement)) others.add(name);
			for (const name of reboundWithin(statement)) others.add(name);
			continue;
		}
		const source = textOf$1(statement.tokens);
		for (const read of readImports(source, pythonCodeTokens(source))) {
			const isKnown = (parts) => KNOWN_MODULES.has(parts[0] ?? "") && filesOf(file, 0, parts.slice(0, 1)).length === 0;
			if (read.kind === "import") for (const { parts, alias } of read.modules) {
				const names = parts.map(({ name }) => name);
				(isKnown(names) ? imported : others).add(alias?.name ?? names[0] ?? "");
			}
			else {
				const parts = read.parts.map(({ name }) => name);
				for (const { imported: original, alias } of read.names) (read.level === 0 && isKnown(parts) && !MAY_NOT_RETURN.has(original.name) ? imported : others).add(alias?.name ?? original.name);
			}
		}
	}
	for (const name of imported) returning.add(name);
	for (const name of others) returning.delete(name);
	return returning;
}

// src/affected/special-statements.ts
/**
* Returns true for a plain change of `__all__`: `=` with a list or tuple of quoted names, or `+=` with such a list.
* Pyright may not understand other changes. A star import then also binds public names outside of `__all__`.
*
* @param hasList true if an earlier statement declares `__all__`. A second `=` replaces its names, and is not plain.
*/
function isPlainList(tokens, hasList) {
	const at = tokens.findIndex(({ text }) => /^\+?=$/u.test(text));
	const value = textOf$1(tokens.slice(at + 1)).replaceAll(PLAIN_STRING, "STRING");
	const isList = /^\[ (?:STRING (?:, STRING )*(?:, )?)?\]$/u.test(value);
	const isTuple = /^\( STRING , (?:STRING (?:, STRING )*(?:, )?)?\)$/u.test(value);
	return tokens[at]?.text === "=" ? !hasList && (isList || isTuple) : isList;
}
/** Returns true if a statement that {@link isPlainList} accepts has a non-empty list and no annotation. */
function isListOfStrings(tokens) {
	const [, operator, open, first] = tokens;
	return operator !== void 0 && /^\+?=$/u.test(operator.text) && open?.text === "[" && first?.kind === "string";
}
/**
* Removes `__all__` from `for NAME in __all__:`. The caller checks that `__all__` is a list of strings. So `NAME` has
* the type `str`, and the types in the loop do not depend on the strings.
*/
function withoutLoopedList(tokens) {
	const [keyword, , within, list, colon] = tokens;
	return keyword?.text === "for" && within?.text === "in" && list?.text === "__all__" && colon?.text === ":" ? tokens.filter((token) => token !== list) : tokens;
}
const PLAIN_STRING = /(["'])\w+\1/gu;
/** Returns the names that the strings of a statement contain. */
function listedNames(tokens) {
	return interfaceOfTokens(tokens.filter(({ kind }) => kind === "string")).mentions.names;
}
/**
* Returns true for `if __name__ == '__main__':` without `elif` or `else`, if its block does not mention `__all__`.
* Even if the block always exits, for example with `sys.exit()`, Pyright considers the statements after it reachable.
*/
function isScriptBlock(statements, index) {
	const next = statements[index + 1]?.keyword;
	const statement = statements[index];
	return statement !== void 0 && isMainGuard(statement) && next !== "else" && next !== "elif";
}
function isMainGuard(statement) {
	const { keyword, tokens } = statement;
	return keyword === "if" && /^if __name__ == (?:"__main__"|'__main__') :$/u.test(textOf$1(tokens)) && !allTokens(statement).some(({ text }) => text === "__all__");
}
/** Returns true if a statement contains the `__all__` of a different module, as in `other.__all__`. */
function addsOtherList(tokens) {
	return tokens.some(({ text }, index) => text === "__all__" && tokens[index - 1]?.text === ".");
}

// src/affected/source-imports.ts
/** Reads the imports of a module. `filesOf` must find files of base and files of head. */
function sourceImports(file, statements, filesOf) {
	const bound = [];
	const importMentions = noMentions();
	const stars = [];
	const starKeys = [];
	let isBroken = false;
	function bind(declaration) {
		bound.push(declaration);
		if (declaration.name === "__all__") importMentions.names.add(declaration.name);
	}
	function addImport({ tokens }) {
		const read = importDeclarations(file, textOf$1(tokens), filesOf);
		if (read.submodule !== void 0) bind(read.submodule);
		for (const declaration of read.declarations) bind(declaration);
		if (read.star === void 0) isBroken ||= read.declarations.length === 0;
		else {
			stars.push(...read.star.files);
			starKeys.push(...read.star.keys);
		}
	}
	/** Adds the imports inside a function, a class or a script block as if they bound names of the module. */
	function addInnerImports(suite) {
		for (const inner of importsWithin(suite)) {
			isBroken ||= inner.tokens.some(({ text: word }) => word === "*");
			addMentions(importMentions, inner.tokens);
			addImport(inner);
		}
	}
	function visitSimple({ tokens }) {
		if (isPackage(file) && tokens.some(({ text: word }) => word === "__all__")) {
			for (const name of listedNames(tokens)) bind(submodule(file, name, filesOf));
			isBroken ||= addsOtherList(tokens);
		}
		isBroken ||= tokens.some(({ kind, text: word }) => kind === "word" && word === "import");
	}
	function visit(statement) {
		const { keyword, suite } = statement;
		if (isString(statement)) return;
		if (keyword === "def" || keyword === "class") addInnerImports(suite ?? []);
		else if (keyword === "import" || keyword === "from") addImport(statement);
		else if (suite === void 0) visitSimple(statement);
		else for (const inner of suite) visit(inner);
	}
	for (const [index, statement] of statements.entries()) if (isScriptBlock(statements, index)) addInnerImports(statement.suite ?? []);
	else visit(statement);
	return {
		imports: grouped(bound, ({ name }) => name),
		importKeys: [...bound.flatMap(({ keys }) => keys), ...starKeys],
		importMentions,
		stars,
		starKeys,
		isBroken
	};
}
/** Returns the import of a submodule that the `__all__` of a package names. */
function submodule(file, name, filesOf) {
	const modules = filesOf(file, 1, [name]);
	return {
		name,
		text: "",
		keys: [partKey(name), ...modules.map(moduleKey)],
		modules,
		through: []
	};
}

// src/affected/source-declarations.ts
/** Reads a module. `filesOf` must find the files of base and head, so that the results for both are comparable. */
function sourceDeclarations(file, text, filesOf) {
	const { statements, settings } = statementsOf(text);
	const declarations = [];
	const names = /* @__PURE__ */ new Set();
	const narrowed = /* @__PURE__ */ new Map();
	/** The number of declarations of each name so far. */
	const counts = /* @__PURE__ */ new Map();
	const flow = [flowStatement(settings)];
	/** True while `__all__` certainly is a list of strings. The strings then do not affect its type. */
	let hasStringList = false;
	/**
	* Adds a declaration. Its text contains the number of earlier flow statements and of earlier declarations of each
	* mentioned name. So a declaration that moves past one of these statements or declarations counts as changed.
	*/
	function addDeclaration(declared, keys, { text: source, mentions: found }, uses) {
		const earlier = [...found.names].map((name) => counts.get(name) ?? 0);
		for (const name of declared) counts.set(name, (counts.get(name) ?? 0) + 1);
		const placed = {
			text: `${`${flow.length} ${earlier.join()}`} ${source}`,
			mentions: found
		};
		declarations.push({
			position: flow.length,
			keys,
			interface: placed,
			uses
		});
	}
	/** Declares names. Calls `found` only if there are any. */
	function declare(bound, found, uses = []) {
		if (bound.length === 0) return;
		for (const name of bound) names.add(name);
		if (bound.includes("__all__")) hasStringList = false;
		const keys = bound.map((name) => bindingKey(file, name));
		if (bound.includes("__getattr__")) keys.push(moduleKey(file));
		addDeclaration(bound, keys, found(), uses);
	}
	function narrow(roots, found) {
		if (roots.length === 0) return;
		for (const name of roots) if (!narrowed.has(name)) narrowed.set(name, flow.length);
		addDeclaration(roots, roots.map((name) => narrowedKey(file, name)), found(), []);
	}
	const callsReturn = returningCalls(file, statements, filesOf);
	const context = {
		callsReturn,
		renamed: renamedImports(statements, SPECIAL_FORMS)
	};
	/** The number of `try` and `with` suites that may catch exceptions of the current statement. */
	let guards = 0;
	/** Returns true if a call may not return, or if the tokens may raise an exception in a `try` or `with` suite. */
	function mayEnd(tokens) {
		return guards > 0 && mayRaise(tokens) || !callsReturn(tokens);
	}
	function addCalls(tokens) {
		if (mayEnd(tokens)) addFlow(tokens);
	}
	function addFlow(tokens) {
		const { text: source, mentions: found } = interfaceOfTokens(tokens);
		flow.push(flowStatement(source, found));
	}
	/** Adds the parts of a definition that run when the module runs. */
	function addDefinitionFlow(definition) {
		const { keyword, decorators, tokens, suite = [] } = definition;
		narrow(narrowedInHead(definition), () => interfaceOfTokens([...decorators, ...tokens]));
		addCalls(decorators);
		addCalls(tokens.slice(tokens.findIndex(({ text: word }) => word === "(") + 1));
		if (keyword !== "class") return;
		const simple = suite.filter((inner) => inner.suite === void 0);
		const binding = grouped(simple.flatMap((inner) => [...new Set(namesWithin(inner))].map((name) => ({
			name,
			inner
		}))), ({ name }) => name);
		for (const inner of suite) if (inner.keyword === "def" || inner.keyword === "class") addDefinitionFlow(inner);
		else if (!isString(inner)) {
			const parts = allTokens(inner);
			narrow([...narrowedWithin(inner)], () => interfaceOfTokens(parts));
			if (inner.suite === void 0 && !ENDS.has(inner.keyword) && !mayEnd(parts)) continue;
			addFlow(parts);
			for (const word of new Set(parts.map((token) => token.text))) for (const { inner: other } of binding.get(word) ?? []) if (other !== inner) addFlow(other.tokens);
		}
	}
	function bindImport({ name, text: source, keys }) {
		declare([name], () => ({
			text: source,
			mentions: noMentions()
		}), keys);
		if (name === "__all__") addFlow([{
			kind: "word",
			text: name
		}]);
	}
	function addImport(statement) {
		const source = textOf$1(statement.tokens);
		const read = importDeclarations(file, source, filesOf);
		if (statement.tokens[1]?.text === "__future__") flow.push(flowStatement(source));
		if (read.submodule !== void 0) bindImport(read.submodule);
		for (const declaration of read.declarations) bindImport(declaration);
		if (read.star === void 0) return;
		hasStringList = false;
		flow.push(flowStatement(source));
	}
	function visit(statement) {
		const { keyword, tokens, suite } = statement;
		if (isString(statement)) return;
		if (keyword === "def" || keyword === "class") {
			declare([definedName(statement)], () => keyword === "def" ? functionInterface(statement) : classInterface(statement, context));
			declare([...globalNames(statement)], () => interfaceOfTokens(allTokens(statement)));
			const head = [...statement.decorators, ...tokens];
			declare(namesInExpressions(head), () => interfaceOfTokens(head));
			for (const inner of importsWithin(suite ?? [])) addImport(inner);
			addDefinitionFlow(statement);
		} else if (keyword === "import" || keyword === "from") addImport(statement);
		else if (suite === void 0) visitSimple(statement);
		else {
			const found = interfaceOfTokens(hasStringList ? withoutLoopedList(tokens) : tokens);
			declare(boundNames(statement), () => found);
			narrow(narrowedNames(statement), () => found);
			flow.push(flowStatement(`${found.text} {`, found.mentions));
			const isGuard = keyword === "try" || keyword === "with";
			if (isGuard) guards += 1;
			for (const inner of suite) visit(inner);
			if (isGuard) guards -= 1;
			flow.push(flowStatement("}"));
		}
	}
	function visitSimple(statement) {
		const { keyword, tokens } = statement;
		const isOfAll = tokens[0]?.text === "__all__";
		const mentionsAll = tokens.some(({ text: word }) => word === "__all__");
		if (mentionsAll) declareAll(tokens);
		if (!isOfAll) {
			const whole = () => interfaceOfTokens(tokens);
			const annotation = decisiveAnnotation(tokens, context.renamed);
			if (annotation === void 0) declare(boundNames(statement), whole);
			else {
				const variable = tokens[0]?.text ?? "";
				declare([variable], () => interfaceOfTokens(annotation));
				declare(namesInExpressions(tokens), whole);
				narrow([variable], whole);
			}
			narrow(narrowedNames(statement), whole);
		}
		if (ENDS.has(keyword) || mentionsAll && !isOfAll) addFlow(tokens);
		else addCalls(tokens);
	}
	/** Declares `__all__` and the names in its strings. The names in a plain list have separate declarations. */
	function declareAll(tokens) {
		const found = interfaceOfTokens(tokens.filter(({ kind }) => kind !== "string"));
		const listed = listedNames(tokens);
		const keysOf = (name) => submodule(file, name, filesOf).keys;
		const uses = new Map([...listed].map((name) => [name, isPackage(file) ? keysOf(name) : []]));
		const allUses = [...uses.values()].flat();
		const isPlain = isPlainList(tokens, names.has("__all__"));
		const keepsStringList = isPlain && isListOfStrings(tokens) && (hasStringList || tokens[1]?.text === "=");
		const whole = {
			...found,
			text: textOf$1(tokens)
		};
		declare(["__all__", ...isPlain ? [] : listed], () => whole, allUses);
		hasStringList = keepsStringList;
		const one = {
			text: "__all__",
			mentions: noMentions()
		};
		if (!isPlain) return addFlow(tokens);
		uses.forEach((own, name) => declare([name], () => one, own));
		flow.push(flowStatement(PLAIN_LIST));
	}
	function visitScriptBlock(statement) {
		const found = interfaceOfTokens(allTokens(statement));
		const suite = statement.suite ?? [];
		for (const { names: bound, until } of bindingsOf(suite)) declare(bound, () => suiteInterface(suite.slice(0, until)));
		narrow(suite.flatMap((inner) => [...narrowedWithin(inner)]), () => found);
		for (const inner of importsWithin(suite)) addImport(inner);
	}
	for (const [index, statement] of statements.entries()) if (isScriptBlock(statements, index)) visitScriptBlock(statement);
	else visit(statement);
	return {
		declarations,
		names,
		narrowed,
		flow,
		mayBeTooComplex: mayBeTooComplex(moduleTokens(statements))
	};
}

// src/affected/source-outline.ts
/** Reads a module. `filesOf` must find the files of base and head, so that the results for both are comparable. */
function sourceOutline(file, text, filesOf) {
	const { statements, isBroken } = statementsOf(text);
	const imports = sourceImports(file, statements, filesOf);
	const mentions = noMentions();
	addFileMentions(mentions, statements);
	return {
		...imports,
		file,
		mentions,
		isBroken: isBroken || imports.isBroken,
		declared: once(() => sourceDeclarations(file, text, filesOf))
	};
}

// src/affected/find-affected.ts
const COMPARING_TIMEOUT_MS = 12e4;
/**
* Finds the files whose diagnostics a change may affect. Returns the kind `all`, for example, if a file cannot be
* read. Hostile sources can make the search slow, so callers run it in a thread with limits.
*
* @param earlier the parsed sources of earlier tasks. Receives the sources of base that this task parses.
* @throws LimitError if a source is too long, or if parsing the sources takes too much memory.
*/
async function findAffected(task, step, earlier = {
	files: "",
	before: /* @__PURE__ */ new Map()
}) {
	try {
		return await affectedOf(task, step, earlier);
	} catch (error) {
		if (errnoOf(error) === void 0) throw error;
		return {
			kind: "all",
			reason: `a file cannot be read: ${systemErrorText(error)}`
		};
	}
}
async function affectedOf(task, step, earlier) {
	const { before, after, changed } = task;
	const sides = [before, after];
	const inPaths = reasonInPaths(task);
	if (inPaths !== void 0) return {
		kind: "all",
		reason: inPaths
	};
	step("the files of both sides", COMPARING_TIMEOUT_MS);
	const inDiff = new Set(changed);
	const differing = new Set(changed);
	for (const side of sides) {
		const links = linksOnDisk(side, inDiff);
		if (links.kind === "all") return links;
		for (const [link, target] of links.targets) if (inDiff.has(target)) differing.add(link);
	}
	const inSettings = await reasonInSettings(sides, changed);
	if (inSettings !== void 0) return {
		kind: "all",
		reason: inSettings
	};
	const [old, current] = sides.map(({ files }) => new Set(files.filter(isSource)));
	const files = [.../* @__PURE__ */ new Set([...old ?? [], ...current ?? []])].toSorted();
	const filesOf = moduleFiles(files);
	if (earlier.files !== files.join("\n")) earlier.before.clear();
	earlier.files = files.join("\n");
	const readBefore = (file, text) => {
		const known = earlier.before.get(file);
		if (known?.text === text) return known.outline;
		const outline = sourceOutline(file, text, filesOf);
		earlier.before.set(file, {
			text,
			outline
		});
		return outline;
	};
	const unchanged = [];
	const different = [];
	for (const file of files) {
		const oldText = old?.has(file) === true ? textOf(before, file, step) : void 0;
		const isListed = differing.has(file);
		const text = current?.has(file) !== true ? void 0 : isListed ? textOf(after, file, step) : oldText;
		const both = oldText === text ? text : `${oldText ?? ""}\n${text ?? ""}`;
		const setting = wholeProgramSetting(both ?? "");
		if (setting !== void 0) return {
			kind: "all",
			reason: wholeProgramReason(file, setting)
		};
		if (oldText !== void 0 && oldText === text) unchanged.push(readBefore(file, oldText));
		else different.push({
			file,
			before: oldText === void 0 ? void 0 : readBefore(file, oldText),
			after: text === void 0 ? void 0 : sourceOutline(file, text, filesOf),
			texts: [oldText ?? "", text ?? ""]
		});
	}
	const hasError = await loadPythonErrors();
	step("the names of all files", COMPARING_TIMEOUT_MS);
	return affectedSources({
		unchanged,
		changed: different.map((one) => ({
			...one,
			hasSyntaxError: one.texts.some(hasError)
		})),
		changedFolders: changedFolders(before.files, after.files)
	});
}
function textOf({ root }, file, step) {
	const text = readFileSync(path.join(root, file)).toString("utf8");
	step(file, readingTimeoutMs(text));
	const reason = tooLong(text);
	if (reason !== void 0) throw new LimitError(reason);
	return text;
}
/**
* Finds the symbolic links in one tree (base or head) whose path and target are sources of this tree. Returns a
* reason to check all files in each of these cases:
* - A symbolic link has changed.
* - A symbolic link with the name of a source points to anything but a source of this tree, and is not broken.
* - A symbolic link points to a folder of this tree with sources.
* - Pyright may read a file without a Python extension.
*/
function linksOnDisk({ root, files }, changed) {
	const realRoot = realpathSync(root);
	const known = new Set(files);
	const targets = /* @__PURE__ */ new Map();
	for (const file of files) {
		const absolute = path.join(root, file);
		const entry = lstatSync(absolute);
		if (entry.isSymbolicLink()) {
			const real = targetOf(absolute);
			const target = real === void 0 ? void 0 : path.relative(realRoot, real).split(path.sep).join("/");
			const isCopy = target !== void 0 && isSource(file) && isSource(target) && known.has(target);
			if (isCopy) targets.set(file, target);
			if (changed.has(file) || !isCopy && target !== void 0 && leadsToSource(target, file, files)) return {
				kind: "all",
				reason: `${file} is a link, so a source may have two names`
			};
			continue;
		}
		if (!isSource(file) && entry.isFile() && entry.size > 0 && !isConfiguration(file) && !isMarker(file)) return {
			kind: "all",
			reason: `Pyright may read ${file}, which is not named as a Python file`
		};
	}
	return {
		kind: "links",
		targets
	};
}
function targetOf(link) {
	try {
		return realpathSync(link);
	} catch {
		return;
	}
}
/** Returns true if a link has the name of a source, or if its target is a folder with sources of `files`. */
function leadsToSource(target, link, files) {
	const folder = target === "" ? "" : `${target}/`;
	return isSource(link) || files.some((file) => isSource(file) && file.startsWith(folder));
}
/** Returns true for `py.typed` outside of stub packages. The text of the file has an effect only in stub packages. */
function isMarker(file) {
	return path.posix.basename(file) === "py.typed" && !/-stubs\//u.test(file);
}
/**
* Returns the names (without parents) of folders that exist only in base or only in head. Python can import any
* folder as a package. Also returns the names of folders that directly contain modules or regular packages on only
* one side: among folders of the same name, Pyright prefers one that directly contains what the code imports.
*/
function changedFolders(old, current) {
	const differing = [foldersOf, foldersOfModules].flatMap((folders) => {
		const [left, right] = [folders(old), folders(current)];
		return [...left, ...right].filter((folder) => left.has(folder) !== right.has(folder));
	});
	return [...new Set(differing)].map((folder) => identifierOf(path.posix.basename(folder)));
}
/** Returns the folders that directly contain modules or regular packages. */
function foldersOfModules(files) {
	const folders = /* @__PURE__ */ new Set();
	for (const file of files) {
		if (!isSource(file)) continue;
		folders.add(path.posix.dirname(file));
		if (isPackage(file)) folders.add(path.posix.dirname(path.posix.dirname(file)));
	}
	folders.delete(".");
	return folders;
}
function foldersOf(files) {
	const folders = /* @__PURE__ */ new Set();
	for (const file of files) for (let folder = path.posix.dirname(file); folder !== "."; folder = path.posix.dirname(folder)) folders.add(folder);
	return folders;
}

// src/affected/affected-worker.ts
/** Entry point of the thread that finds affected files. In a thread, untrusted sources cannot block the caller. */
const earlier = {
	files: "",
	before: /* @__PURE__ */ new Map()
};
serveTasks(async (task, step) => findAffected(task, step, earlier));

export {  };