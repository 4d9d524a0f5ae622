import { __commonJSMin, __require, __toESM } from "./rolldown-runtime.js";
import { BUILT_IN_SERVERS, COMMENT_MODES, CONFIGURATION_FILES, DEFAULT_FAIL_ON, DEFAULT_REWARD_VERSION, DELETED, DELTA_FAIL_ON, ERROR_CODES, EVIDENCE_WORDS, FAIL_ON, GATE_FORMATS, LanserError, MAX_DOCUMENT_SIZE, MAX_TIMER_MS, OBSERVATION_BUDGET, OPERATIONS, OPTIONS, PAIR_OPTIONS, POINT, REWARD_VERSIONS, SCHEMAS, SCOPES, SHIPPED_COMMAND, TOOL, TOOLS, TRAJECTORIES, TomlError, USER_FILES, _usingCtx, abortError, addressedReport, answerBatch, answerWords, anySignal, applyEdits, atifTrajectory, balancedShard, bareName, batchRequests, batchToFile, bundleInWords, bundleLine, candidatesText, changedSchemas, checkBothSides, checkDocuments, checkReportFolder, checkoutTrust, clip, commentText, compareCodeUnits, compareJsonSchemas, configuredEnvironment, contentHash, countBySeverity, counterfactuals, decodeUtf8, defaultBranch, deltaCompact, deltaText, diagnosticsRequest, diffTrees, doctor, documentVersion, enclosingCheckout, entriesOf, errnoOf, errorBundle, evaluateCandidates, existsError, exitCodeOf as exitCodeOf$2, fileStamp, findExecutable, findGit, findPoint, gateOptions, gateText, gateWith, gatherReferences, hashViolations, headCommit, headOf, hostForFile, indexingOf, isEvaluated, isInside, isInstalledFolder, isPackagesFolder, isRecord, isStopped, isUtf16, jsonWithoutCommands, keepBundle, keptBundle, lazyChecker, linkedEntries, linkedSources, listTrace, listedFiles, locateRequest, makePoint, mergeParts, mergeResults, messageOf, missingRights, modify, nearestNames, newLine, nodeHost, openHistory, openKeyedFiles, openLastingSession, openObjectStore, openOutput, openReadStream, openRepository, openSingleSession, openTreeFiles, openWorkbench, openWorkspace, openWorkspaceSession, operationNamed, outputPath, ownParts, ownedDraft, parseSelector, parseToml, parseWeights, patchWithoutCommands, pathsOfVariable, patternsInside, plural, prepareGate, projectAbove, projectEnvironments, projectRoot, projectRuns, publishAddressed, readBundle, readConfiguration, readJson, readSchemaText, realPathInside, recoverFolder, refused, renderGate, replayTrace, reportFiles, reportInWords, repositoryPath as repositoryPath$1, require_dist, require_picocolors, resolveCommit, resolveSides, revisionId, rewardFormula, rewardParts, rootsWithPoint, runGate, runManifest, runOperation, schemaFields, schemaFileName, schemaNamed, scopeFiles, secretFile, sharedGates, sharedSession, shownName, sideCheckOf, sideOptions, sidesIn, sortLocated, stableBundle, statusText as statusText$1, storePoint, systemErrorText, tableLines, traceRewards, traceSteps, trainingRecords, userConfigurationFolder, validateInWorker, verifyTrace, viewProject, violationText, violationsOf, visible, visibleJson, visibleLine, withHint, withObjectReader, withPathFiles, withoutCommands, workspaceOver, workspacePath, workspaceRoot, writeHarborTask, writeReport, writeReportFiles } from "./shared.js";
import { connect, createServer } from "node:net";
import { Readable } from "node:stream";
import { isDeepStrictEqual } from "node:util";
import { once } from "node:events";
import { createHash, randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { access, constants, link, lstat, mkdir, mkdtemp, readFile, readdir, realpath, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { existsSync, linkSync, lstatSync, mkdirSync, readFileSync, readdirSync, realpathSync, renameSync, rmSync, rmdirSync, statSync, writeSync } from "node:fs";
import os from "node:os";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { createInterface } from "node:readline";
import { isatty } from "node:tty";

// node_modules/commander/lib/error.js
var require_error=__commonJSMin((exports=>{var CommanderError=class extends Error{constructor(exitCode,code,message){super(message);Error.captureStackTrace(this,this.constructor);this.name=this.constructor.name;this.code=code;this.exitCode=exitCode;this.nestedError=void 0}};var InvalidArgumentError=class extends CommanderError{constructor(message){super(1,`commander.invalidArgument`,message);Error.captureStackTrace(this,this.constructor);this.name=this.constructor.name}};exports.CommanderError=CommanderError;exports.InvalidArgumentError=InvalidArgumentError}));
// node_modules/commander/lib/argument.js
var require_argument=__commonJSMin((exports=>{const{InvalidArgumentError}=require_error();var Argument=class{constructor(name,description){this.description=description||``;this.variadic=false;this.parseArg=void 0;this.defaultValue=void 0;this.defaultValueDescription=void 0;this.argChoices=void 0;switch(name[0]){case`<`:this.required=true;this._name=name.slice(1,-1);break;case`[`:this.required=false;this._name=name.slice(1,-1);break;default:this.required=true;this._name=name}if(this._name.endsWith(`...`)){this.variadic=true;this._name=this._name.slice(0,-3)}}name(){return this._name}_collectValue(value,previous){if(previous===this.defaultValue||!Array.isArray(previous))return[value];previous.push(value);return previous}default(value,description){this.defaultValue=value;this.defaultValueDescription=description;return this}argParser(fn){this.parseArg=fn;return this}choices(values){this.argChoices=values.slice();this.parseArg=(arg,previous)=>{if(!this.argChoices.includes(arg))throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(`, `)}.`);if(this.variadic)return this._collectValue(arg,previous);return arg};return this}argRequired(){this.required=true;return this}argOptional(){this.required=false;return this}};function humanReadableArgName(arg){const nameOutput=arg.name()+(arg.variadic===true?`...`:``);return arg.required?`<`+nameOutput+`>`:`[`+nameOutput+`]`}exports.Argument=Argument;exports.humanReadableArgName=humanReadableArgName}));
// node_modules/commander/lib/help.js
var require_help=__commonJSMin((exports=>{const{humanReadableArgName}=require_argument();var Help=class{constructor(){this.helpWidth=void 0;this.minWidthToWrap=40;this.sortSubcommands=false;this.sortOptions=false;this.showGlobalOptions=false}prepareContext(contextOptions){this.helpWidth=this.helpWidth??contextOptions.helpWidth??80}visibleCommands(cmd){const visibleCommands=cmd.commands.filter(cmd=>!cmd._hidden);const helpCommand=cmd._getHelpCommand();if(helpCommand&&!helpCommand._hidden)visibleCommands.push(helpCommand);if(this.sortSubcommands)visibleCommands.sort((a,b)=>{return a.name().localeCompare(b.name())});return visibleCommands}compareOptions(a,b){const getSortKey=option=>{return option.short?option.short.replace(/^-/,``):option.long.replace(/^--/,``)};return getSortKey(a).localeCompare(getSortKey(b))}visibleOptions(cmd){const visibleOptions=cmd.options.filter(option=>!option.hidden);const helpOption=cmd._getHelpOption();if(helpOption&&!helpOption.hidden){const removeShort=helpOption.short&&cmd._findOption(helpOption.short);const removeLong=helpOption.long&&cmd._findOption(helpOption.long);if(!removeShort&&!removeLong)visibleOptions.push(helpOption);else if(helpOption.long&&!removeLong)visibleOptions.push(cmd.createOption(helpOption.long,helpOption.description));else if(helpOption.short&&!removeShort)visibleOptions.push(cmd.createOption(helpOption.short,helpOption.description))}if(this.sortOptions)visibleOptions.sort(this.compareOptions);return visibleOptions}visibleGlobalOptions(cmd){if(!this.showGlobalOptions)return[];const globalOptions=[];for(let ancestorCmd=cmd.parent;ancestorCmd;ancestorCmd=ancestorCmd.parent){const visibleOptions=ancestorCmd.options.filter(option=>!option.hidden);globalOptions.push(...visibleOptions)}if(this.sortOptions)globalOptions.sort(this.compareOptions);return globalOptions}visibleArguments(cmd){if(cmd._argsDescription)cmd.registeredArguments.forEach(argument=>{argument.description=argument.description||cmd._argsDescription[argument.name()]||``});if(cmd.registeredArguments.find(argument=>argument.description))return cmd.registeredArguments;return[]}subcommandTerm(cmd){const args=cmd.registeredArguments.map(arg=>humanReadableArgName(arg)).join(` `);return cmd._name+(cmd._aliases[0]?`|`+cmd._aliases[0]:``)+(cmd.options.length?` [options]`:``)+(args?` `+args:``)}optionTerm(option){return option.flags}argumentTerm(argument){return argument.name()}longestSubcommandTermLength(cmd,helper){return helper.visibleCommands(cmd).reduce((max,command)=>{return Math.max(max,this.displayWidth(helper.styleSubcommandTerm(helper.subcommandTerm(command))))},0)}longestOptionTermLength(cmd,helper){return helper.visibleOptions(cmd).reduce((max,option)=>{return Math.max(max,this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))))},0)}longestGlobalOptionTermLength(cmd,helper){return helper.visibleGlobalOptions(cmd).reduce((max,option)=>{return Math.max(max,this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))))},0)}longestArgumentTermLength(cmd,helper){return helper.visibleArguments(cmd).reduce((max,argument)=>{return Math.max(max,this.displayWidth(helper.styleArgumentTerm(helper.argumentTerm(argument))))},0)}commandUsage(cmd){let cmdName=cmd._name;if(cmd._aliases[0])cmdName=cmdName+`|`+cmd._aliases[0];let ancestorCmdNames=``;for(let ancestorCmd=cmd.parent;ancestorCmd;ancestorCmd=ancestorCmd.parent)ancestorCmdNames=ancestorCmd.name()+` `+ancestorCmdNames;return ancestorCmdNames+cmdName+` `+cmd.usage()}commandDescription(cmd){return cmd.description()}subcommandDescription(cmd){return cmd.summary()||cmd.description()}optionDescription(option){const extraInfo=[];if(option.argChoices)extraInfo.push(`choices: ${option.argChoices.map(choice=>JSON.stringify(choice)).join(`, `)}`);if(option.defaultValue!==void 0){if(option.required||option.optional||option.isBoolean()&&typeof option.defaultValue===`boolean`)extraInfo.push(`default: ${option.defaultValueDescription||JSON.stringify(option.defaultValue)}`)}if(option.presetArg!==void 0&&option.optional)extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);if(option.envVar!==void 0)extraInfo.push(`env: ${option.envVar}`);if(extraInfo.length>0){const extraDescription=`(${extraInfo.join(`, `)})`;if(option.description)return`${option.description} ${extraDescription}`;return extraDescription}return option.description}argumentDescription(argument){const extraInfo=[];if(argument.argChoices)extraInfo.push(`choices: ${argument.argChoices.map(choice=>JSON.stringify(choice)).join(`, `)}`);if(argument.defaultValue!==void 0)extraInfo.push(`default: ${argument.defaultValueDescription||JSON.stringify(argument.defaultValue)}`);if(extraInfo.length>0){const extraDescription=`(${extraInfo.join(`, `)})`;if(argument.description)return`${argument.description} ${extraDescription}`;return extraDescription}return argument.description}formatItemList(heading,items,helper){if(items.length===0)return[];return[helper.styleTitle(heading),...items,``]}groupItems(unsortedItems,visibleItems,getGroup){const result=new Map;unsortedItems.forEach(item=>{const group=getGroup(item);if(!result.has(group))result.set(group,[])});visibleItems.forEach(item=>{const group=getGroup(item);if(!result.has(group))result.set(group,[]);result.get(group).push(item)});return result}formatHelp(cmd,helper){const termWidth=helper.padWidth(cmd,helper);const helpWidth=helper.helpWidth??80;function callFormatItem(term,description){return helper.formatItem(term,termWidth,description,helper)}let output=[`${helper.styleTitle(`Usage:`)} ${helper.styleUsage(helper.commandUsage(cmd))}`,``];const commandDescription=helper.commandDescription(cmd);if(commandDescription.length>0)output=output.concat([helper.boxWrap(helper.styleCommandDescription(commandDescription),helpWidth),``]);const argumentList=helper.visibleArguments(cmd).map(argument=>{return callFormatItem(helper.styleArgumentTerm(helper.argumentTerm(argument)),helper.styleArgumentDescription(helper.argumentDescription(argument)))});output=output.concat(this.formatItemList(`Arguments:`,argumentList,helper));this.groupItems(cmd.options,helper.visibleOptions(cmd),option=>option.helpGroupHeading??`Options:`).forEach((options,group)=>{const optionList=options.map(option=>{return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)),helper.styleOptionDescription(helper.optionDescription(option)))});output=output.concat(this.formatItemList(group,optionList,helper))});if(helper.showGlobalOptions){const globalOptionList=helper.visibleGlobalOptions(cmd).map(option=>{return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)),helper.styleOptionDescription(helper.optionDescription(option)))});output=output.concat(this.formatItemList(`Global Options:`,globalOptionList,helper))}this.groupItems(cmd.commands,helper.visibleCommands(cmd),sub=>sub.helpGroup()||`Commands:`).forEach((commands,group)=>{const commandList=commands.map(sub=>{return callFormatItem(helper.styleSubcommandTerm(helper.subcommandTerm(sub)),helper.styleSubcommandDescription(helper.subcommandDescription(sub)))});output=output.concat(this.formatItemList(group,commandList,helper))});return output.join(`
`)}displayWidth(str){return stripColor(str).length}styleTitle(str){return str}styleUsage(str){return str.split(` `).map(word=>{if(word===`[options]`)return this.styleOptionText(word);if(word===`[command]`)return this.styleSubcommandText(word);if(word[0]===`[`||word[0]===`<`)return this.styleArgumentText(word);return this.styleCommandText(word)}).join(` `)}styleCommandDescription(str){return this.styleDescriptionText(str)}styleOptionDescription(str){return this.styleDescriptionText(str)}styleSubcommandDescription(str){return this.styleDescriptionText(str)}styleArgumentDescription(str){return this.styleDescriptionText(str)}styleDescriptionText(str){return str}styleOptionTerm(str){return this.styleOptionText(str)}styleSubcommandTerm(str){return str.split(` `).map(word=>{if(word===`[options]`)return this.styleOptionText(word);if(word[0]===`[`||word[0]===`<`)return this.styleArgumentText(word);return this.styleSubcommandText(word)}).join(` `)}styleArgumentTerm(str){return this.styleArgumentText(str)}styleOptionText(str){return str}styleArgumentText(str){return str}styleSubcommandText(str){return str}styleCommandText(str){return str}padWidth(cmd,helper){return Math.max(helper.longestOptionTermLength(cmd,helper),helper.longestGlobalOptionTermLength(cmd,helper),helper.longestSubcommandTermLength(cmd,helper),helper.longestArgumentTermLength(cmd,helper))}preformatted(str){return/\n[^\S\r\n]/.test(str)}formatItem(term,termWidth,description,helper){const itemIndent=2;const itemIndentStr=` `.repeat(itemIndent);if(!description)return itemIndentStr+term;const paddedTerm=term.padEnd(termWidth+term.length-helper.displayWidth(term));const spacerWidth=2;const remainingWidth=(this.helpWidth??80)-termWidth-spacerWidth-itemIndent;let formattedDescription;if(remainingWidth<this.minWidthToWrap||helper.preformatted(description))formattedDescription=description;else formattedDescription=helper.boxWrap(description,remainingWidth).replace(/\n/g,`
`+` `.repeat(termWidth+spacerWidth));return itemIndentStr+paddedTerm+` `.repeat(spacerWidth)+formattedDescription.replace(/\n/g,`\n${itemIndentStr}`)}boxWrap(str,width){if(width<this.minWidthToWrap)return str;const rawLines=str.split(/\r\n|\n/);const chunkPattern=/[\s]*[^\s]+/g;const wrappedLines=[];rawLines.forEach(line=>{const chunks=line.match(chunkPattern);if(chunks===null){wrappedLines.push(``);return}let sumChunks=[chunks.shift()];let sumWidth=this.displayWidth(sumChunks[0]);chunks.forEach(chunk=>{const visibleWidth=this.displayWidth(chunk);if(sumWidth+visibleWidth<=width){sumChunks.push(chunk);sumWidth+=visibleWidth;return}wrappedLines.push(sumChunks.join(``));const nextChunk=chunk.trimStart();sumChunks=[nextChunk];sumWidth=this.displayWidth(nextChunk)});wrappedLines.push(sumChunks.join(``))});return wrappedLines.join(`
`)}};function stripColor(str){return str.replace(/\x1b\[\d*(;\d*)*m/g,``)}exports.Help=Help;exports.stripColor=stripColor}));
// node_modules/commander/lib/option.js
var require_option=__commonJSMin((exports=>{const{InvalidArgumentError}=require_error();var Option=class{constructor(flags,description){this.flags=flags;this.description=description||``;this.required=flags.includes(`<`);this.optional=flags.includes(`[`);this.variadic=/\w\.\.\.[>\]]$/.test(flags);this.mandatory=false;const optionFlags=splitOptionFlags(flags);this.short=optionFlags.shortFlag;this.long=optionFlags.longFlag;this.negate=false;if(this.long)this.negate=this.long.startsWith(`--no-`);this.defaultValue=void 0;this.defaultValueDescription=void 0;this.presetArg=void 0;this.envVar=void 0;this.parseArg=void 0;this.hidden=false;this.argChoices=void 0;this.conflictsWith=[];this.implied=void 0;this.helpGroupHeading=void 0}default(value,description){this.defaultValue=value;this.defaultValueDescription=description;return this}preset(arg){this.presetArg=arg;return this}conflicts(names){this.conflictsWith=this.conflictsWith.concat(names);return this}implies(impliedOptionValues){let newImplied=impliedOptionValues;if(typeof impliedOptionValues===`string`)newImplied={[impliedOptionValues]:true};this.implied=Object.assign(this.implied||{},newImplied);return this}env(name){this.envVar=name;return this}argParser(fn){this.parseArg=fn;return this}makeOptionMandatory(mandatory=true){this.mandatory=!!mandatory;return this}hideHelp(hide=true){this.hidden=!!hide;return this}_collectValue(value,previous){if(previous===this.defaultValue||!Array.isArray(previous))return[value];previous.push(value);return previous}choices(values){this.argChoices=values.slice();this.parseArg=(arg,previous)=>{if(!this.argChoices.includes(arg))throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(`, `)}.`);if(this.variadic)return this._collectValue(arg,previous);return arg};return this}name(){if(this.long)return this.long.replace(/^--/,``);return this.short.replace(/^-/,``)}attributeName(){if(this.negate)return camelcase(this.name().replace(/^no-/,``));return camelcase(this.name())}helpGroup(heading){this.helpGroupHeading=heading;return this}is(arg){return this.short===arg||this.long===arg}isBoolean(){return!this.required&&!this.optional&&!this.negate}};var DualOptions=class{constructor(options){this.positiveOptions=new Map;this.negativeOptions=new Map;this.dualOptions=new Set;options.forEach(option=>{if(option.negate)this.negativeOptions.set(option.attributeName(),option);else this.positiveOptions.set(option.attributeName(),option)});this.negativeOptions.forEach((value,key)=>{if(this.positiveOptions.has(key))this.dualOptions.add(key)})}valueFromOption(value,option){const optionKey=option.attributeName();if(!this.dualOptions.has(optionKey))return true;const preset=this.negativeOptions.get(optionKey).presetArg;const negativeValue=preset!==void 0?preset:false;return option.negate===(negativeValue===value)}};function camelcase(str){return str.split(`-`).reduce((str,word)=>{return str+word[0].toUpperCase()+word.slice(1)})}function splitOptionFlags(flags){let shortFlag;let longFlag;const shortFlagExp=/^-[^-]$/;const longFlagExp=/^--[^-]/;const flagParts=flags.split(/[ |,]+/).concat(`guard`);if(shortFlagExp.test(flagParts[0]))shortFlag=flagParts.shift();if(longFlagExp.test(flagParts[0]))longFlag=flagParts.shift();if(!shortFlag&&shortFlagExp.test(flagParts[0]))shortFlag=flagParts.shift();if(!shortFlag&&longFlagExp.test(flagParts[0])){shortFlag=longFlag;longFlag=flagParts.shift()}if(flagParts[0].startsWith(`-`)){const unsupportedFlag=flagParts[0];const baseError=`option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;if(/^-[^-][^-]/.test(unsupportedFlag))throw new Error(`${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`);if(shortFlagExp.test(unsupportedFlag))throw new Error(`${baseError}
- too many short flags`);if(longFlagExp.test(unsupportedFlag))throw new Error(`${baseError}
- too many long flags`);throw new Error(`${baseError}
- unrecognised flag format`)}if(shortFlag===void 0&&longFlag===void 0)throw new Error(`option creation failed due to no flags found in '${flags}'.`);return{shortFlag,longFlag}}exports.Option=Option;exports.DualOptions=DualOptions}));
// node_modules/commander/lib/suggestSimilar.js
var require_suggestSimilar=__commonJSMin((exports=>{const maxDistance=3;function editDistance(a,b){if(Math.abs(a.length-b.length)>maxDistance)return Math.max(a.length,b.length);const d=[];for(let i=0;i<=a.length;i++)d[i]=[i];for(let j=0;j<=b.length;j++)d[0][j]=j;for(let j=1;j<=b.length;j++)for(let i=1;i<=a.length;i++){let cost=1;if(a[i-1]===b[j-1])cost=0;else cost=1;d[i][j]=Math.min(d[i-1][j]+1,d[i][j-1]+1,d[i-1][j-1]+cost);if(i>1&&j>1&&a[i-1]===b[j-2]&&a[i-2]===b[j-1])d[i][j]=Math.min(d[i][j],d[i-2][j-2]+1)}return d[a.length][b.length]}function suggestSimilar(word,candidates){if(!candidates||candidates.length===0)return``;candidates=Array.from(new Set(candidates));const searchingOptions=word.startsWith(`--`);if(searchingOptions){word=word.slice(2);candidates=candidates.map(candidate=>candidate.slice(2))}let similar=[];let bestDistance=maxDistance;const minSimilarity=.4;candidates.forEach(candidate=>{if(candidate.length<=1)return;const distance=editDistance(word,candidate);const length=Math.max(word.length,candidate.length);if((length-distance)/length>minSimilarity){if(distance<bestDistance){bestDistance=distance;similar=[candidate]}else if(distance===bestDistance)similar.push(candidate)}});similar.sort((a,b)=>a.localeCompare(b));if(searchingOptions)similar=similar.map(candidate=>`--${candidate}`);if(similar.length>1)return`\n(Did you mean one of ${similar.join(`, `)}?)`;if(similar.length===1)return`\n(Did you mean ${similar[0]}?)`;return``}exports.suggestSimilar=suggestSimilar}));
// node_modules/commander/lib/command.js
var require_command=__commonJSMin((exports=>{const EventEmitter=__require(`node:events`).EventEmitter;const childProcess=__require(`node:child_process`);const path=__require(`node:path`);const fs=__require(`node:fs`);const process=__require(`node:process`);const{Argument,humanReadableArgName}=require_argument();const{CommanderError}=require_error();const{Help,stripColor}=require_help();const{Option,DualOptions}=require_option();const{suggestSimilar}=require_suggestSimilar();var Command=class Command extends EventEmitter{constructor(name){super();this.commands=[];this.options=[];this.parent=null;this._allowUnknownOption=false;this._allowExcessArguments=false;this.registeredArguments=[];this._args=this.registeredArguments;this.args=[];this.rawArgs=[];this.processedArgs=[];this._scriptPath=null;this._name=name||``;this._optionValues={};this._optionValueSources={};this._storeOptionsAsProperties=false;this._actionHandler=null;this._executableHandler=false;this._executableFile=null;this._executableDir=null;this._defaultCommandName=null;this._exitCallback=null;this._aliases=[];this._combineFlagAndOptionalValue=true;this._description=``;this._summary=``;this._argsDescription=void 0;this._enablePositionalOptions=false;this._passThroughOptions=false;this._lifeCycleHooks={};this._showHelpAfterError=false;this._showSuggestionAfterError=true;this._savedState=null;this._outputConfiguration={writeOut:str=>process.stdout.write(str),writeErr:str=>process.stderr.write(str),outputError:(str,write)=>write(str),getOutHelpWidth:()=>process.stdout.isTTY?process.stdout.columns:void 0,getErrHelpWidth:()=>process.stderr.isTTY?process.stderr.columns:void 0,getOutHasColors:()=>useColor()??(process.stdout.isTTY&&process.stdout.hasColors?.()),getErrHasColors:()=>useColor()??(process.stderr.isTTY&&process.stderr.hasColors?.()),stripColor:str=>stripColor(str)};this._hidden=false;this._helpOption=void 0;this._addImplicitHelpCommand=void 0;this._helpCommand=void 0;this._helpConfiguration={};this._helpGroupHeading=void 0;this._defaultCommandGroup=void 0;this._defaultOptionGroup=void 0}copyInheritedSettings(sourceCommand){this._outputConfiguration=sourceCommand._outputConfiguration;this._helpOption=sourceCommand._helpOption;this._helpCommand=sourceCommand._helpCommand;this._helpConfiguration=sourceCommand._helpConfiguration;this._exitCallback=sourceCommand._exitCallback;this._storeOptionsAsProperties=sourceCommand._storeOptionsAsProperties;this._combineFlagAndOptionalValue=sourceCommand._combineFlagAndOptionalValue;this._allowExcessArguments=sourceCommand._allowExcessArguments;this._enablePositionalOptions=sourceCommand._enablePositionalOptions;this._showHelpAfterError=sourceCommand._showHelpAfterError;this._showSuggestionAfterError=sourceCommand._showSuggestionAfterError;return this}_getCommandAndAncestors(){const result=[];for(let command=this;command;command=command.parent)result.push(command);return result}command(nameAndArgs,actionOptsOrExecDesc,execOpts){let desc=actionOptsOrExecDesc;let opts=execOpts;if(typeof desc===`object`&&desc!==null){opts=desc;desc=null}opts=opts||{};const[,name,args]=nameAndArgs.match(/([^ ]+) *(.*)/);const cmd=this.createCommand(name);if(desc){cmd.description(desc);cmd._executableHandler=true}if(opts.isDefault)this._defaultCommandName=cmd._name;cmd._hidden=!!(opts.noHelp||opts.hidden);cmd._executableFile=opts.executableFile||null;if(args)cmd.arguments(args);this._registerCommand(cmd);cmd.parent=this;cmd.copyInheritedSettings(this);if(desc)return this;return cmd}createCommand(name){return new Command(name)}createHelp(){return Object.assign(new Help,this.configureHelp())}configureHelp(configuration){if(configuration===void 0)return this._helpConfiguration;this._helpConfiguration=configuration;return this}configureOutput(configuration){if(configuration===void 0)return this._outputConfiguration;this._outputConfiguration={...this._outputConfiguration,...configuration};return this}showHelpAfterError(displayHelp=true){if(typeof displayHelp!==`string`)displayHelp=!!displayHelp;this._showHelpAfterError=displayHelp;return this}showSuggestionAfterError(displaySuggestion=true){this._showSuggestionAfterError=!!displaySuggestion;return this}addCommand(cmd,opts){if(!cmd._name)throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);opts=opts||{};if(opts.isDefault)this._defaultCommandName=cmd._name;if(opts.noHelp||opts.hidden)cmd._hidden=true;this._registerCommand(cmd);cmd.parent=this;cmd._checkForBrokenPassThrough();return this}createArgument(name,description){return new Argument(name,description)}argument(name,description,parseArg,defaultValue){const argument=this.createArgument(name,description);if(typeof parseArg===`function`)argument.default(defaultValue).argParser(parseArg);else argument.default(parseArg);this.addArgument(argument);return this}arguments(names){names.trim().split(/ +/).forEach(detail=>{this.argument(detail)});return this}addArgument(argument){const previousArgument=this.registeredArguments.slice(-1)[0];if(previousArgument?.variadic)throw new Error(`only the last argument can be variadic '${previousArgument.name()}'`);if(argument.required&&argument.defaultValue!==void 0&&argument.parseArg===void 0)throw new Error(`a default value for a required argument is never used: '${argument.name()}'`);this.registeredArguments.push(argument);return this}helpCommand(enableOrNameAndArgs,description){if(typeof enableOrNameAndArgs===`boolean`){this._addImplicitHelpCommand=enableOrNameAndArgs;if(enableOrNameAndArgs&&this._defaultCommandGroup)this._initCommandGroup(this._getHelpCommand());return this}const[,helpName,helpArgs]=(enableOrNameAndArgs??`help [command]`).match(/([^ ]+) *(.*)/);const helpDescription=description??`display help for command`;const helpCommand=this.createCommand(helpName);helpCommand.helpOption(false);if(helpArgs)helpCommand.arguments(helpArgs);if(helpDescription)helpCommand.description(helpDescription);this._addImplicitHelpCommand=true;this._helpCommand=helpCommand;if(enableOrNameAndArgs||description)this._initCommandGroup(helpCommand);return this}addHelpCommand(helpCommand,deprecatedDescription){if(typeof helpCommand!==`object`){this.helpCommand(helpCommand,deprecatedDescription);return this}this._addImplicitHelpCommand=true;this._helpCommand=helpCommand;this._initCommandGroup(helpCommand);return this}_getHelpCommand(){if(this._addImplicitHelpCommand??(this.commands.length&&!this._actionHandler&&!this._findCommand(`help`))){if(this._helpCommand===void 0)this.helpCommand(void 0,void 0);return this._helpCommand}return null}hook(event,listener){const allowedValues=[`preSubcommand`,`preAction`,`postAction`];if(!allowedValues.includes(event))throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join(`', '`)}'`);if(this._lifeCycleHooks[event])this._lifeCycleHooks[event].push(listener);else this._lifeCycleHooks[event]=[listener];return this}exitOverride(fn){if(fn)this._exitCallback=fn;else this._exitCallback=err=>{if(err.code!==`commander.executeSubCommandAsync`)throw err};return this}_exit(exitCode,code,message){if(this._exitCallback)this._exitCallback(new CommanderError(exitCode,code,message));process.exit(exitCode)}action(fn){const listener=args=>{const expectedArgsCount=this.registeredArguments.length;const actionArgs=args.slice(0,expectedArgsCount);if(this._storeOptionsAsProperties)actionArgs[expectedArgsCount]=this;else actionArgs[expectedArgsCount]=this.opts();actionArgs.push(this);return fn.apply(this,actionArgs)};this._actionHandler=listener;return this}createOption(flags,description){return new Option(flags,description)}_callParseArg(target,value,previous,invalidArgumentMessage){try{return target.parseArg(value,previous)}catch(err){if(err.code===`commander.invalidArgument`){const message=`${invalidArgumentMessage} ${err.message}`;this.error(message,{exitCode:err.exitCode,code:err.code})}throw err}}_registerOption(option){const matchingOption=option.short&&this._findOption(option.short)||option.long&&this._findOption(option.long);if(matchingOption){const matchingFlag=option.long&&this._findOption(option.long)?option.long:option.short;throw new Error(`Cannot add option '${option.flags}'${this._name&&` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`)}this._initOptionGroup(option);this.options.push(option)}_registerCommand(command){const knownBy=cmd=>{return[cmd.name()].concat(cmd.aliases())};const alreadyUsed=knownBy(command).find(name=>this._findCommand(name));if(alreadyUsed){const existingCmd=knownBy(this._findCommand(alreadyUsed)).join(`|`);const newCmd=knownBy(command).join(`|`);throw new Error(`cannot add command '${newCmd}' as already have command '${existingCmd}'`)}this._initCommandGroup(command);this.commands.push(command)}addOption(option){this._registerOption(option);const oname=option.name();const name=option.attributeName();if(option.negate){const positiveLongFlag=option.long.replace(/^--no-/,`--`);if(!this._findOption(positiveLongFlag))this.setOptionValueWithSource(name,option.defaultValue===void 0?true:option.defaultValue,`default`)}else if(option.defaultValue!==void 0)this.setOptionValueWithSource(name,option.defaultValue,`default`);const handleOptionValue=(val,invalidValueMessage,valueSource)=>{if(val==null&&option.presetArg!==void 0)val=option.presetArg;const oldValue=this.getOptionValue(name);if(val!==null&&option.parseArg)val=this._callParseArg(option,val,oldValue,invalidValueMessage);else if(val!==null&&option.variadic)val=option._collectValue(val,oldValue);if(val==null){if(option.negate)val=false;else if(option.isBoolean()||option.optional)val=true;else val=``}this.setOptionValueWithSource(name,val,valueSource)};this.on(`option:`+oname,val=>{const invalidValueMessage=`error: option '${option.flags}' argument '${val}' is invalid.`;handleOptionValue(val,invalidValueMessage,`cli`)});if(option.envVar)this.on(`optionEnv:`+oname,val=>{const invalidValueMessage=`error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;handleOptionValue(val,invalidValueMessage,`env`)});return this}_optionEx(config,flags,description,fn,defaultValue){if(typeof flags===`object`&&flags instanceof Option)throw new Error(`To add an Option object use addOption() instead of option() or requiredOption()`);const option=this.createOption(flags,description);option.makeOptionMandatory(!!config.mandatory);if(typeof fn===`function`)option.default(defaultValue).argParser(fn);else if(fn instanceof RegExp){const regex=fn;fn=(val,def)=>{const m=regex.exec(val);return m?m[0]:def};option.default(defaultValue).argParser(fn)}else option.default(fn);return this.addOption(option)}option(flags,description,parseArg,defaultValue){return this._optionEx({},flags,description,parseArg,defaultValue)}requiredOption(flags,description,parseArg,defaultValue){return this._optionEx({mandatory:true},flags,description,parseArg,defaultValue)}combineFlagAndOptionalValue(combine=true){this._combineFlagAndOptionalValue=!!combine;return this}allowUnknownOption(allowUnknown=true){this._allowUnknownOption=!!allowUnknown;return this}allowExcessArguments(allowExcess=true){this._allowExcessArguments=!!allowExcess;return this}enablePositionalOptions(positional=true){this._enablePositionalOptions=!!positional;return this}passThroughOptions(passThrough=true){this._passThroughOptions=!!passThrough;this._checkForBrokenPassThrough();return this}_checkForBrokenPassThrough(){if(this.parent&&this._passThroughOptions&&!this.parent._enablePositionalOptions)throw new Error(`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`)}storeOptionsAsProperties(storeAsProperties=true){if(this.options.length)throw new Error(`call .storeOptionsAsProperties() before adding options`);if(Object.keys(this._optionValues).length)throw new Error(`call .storeOptionsAsProperties() before setting option values`);this._storeOptionsAsProperties=!!storeAsProperties;return this}getOptionValue(key){if(this._storeOptionsAsProperties)return this[key];return this._optionValues[key]}setOptionValue(key,value){return this.setOptionValueWithSource(key,value,void 0)}setOptionValueWithSource(key,value,source){if(this._storeOptionsAsProperties)this[key]=value;else this._optionValues[key]=value;this._optionValueSources[key]=source;return this}getOptionValueSource(key){return this._optionValueSources[key]}getOptionValueSourceWithGlobals(key){let source;this._getCommandAndAncestors().forEach(cmd=>{if(cmd.getOptionValueSource(key)!==void 0)source=cmd.getOptionValueSource(key)});return source}_prepareUserArgs(argv,parseOptions){if(argv!==void 0&&!Array.isArray(argv))throw new Error(`first parameter to parse must be array or undefined`);parseOptions=parseOptions||{};if(argv===void 0&&parseOptions.from===void 0){if(process.versions?.electron)parseOptions.from=`electron`;const execArgv=process.execArgv??[];if(execArgv.includes(`-e`)||execArgv.includes(`--eval`)||execArgv.includes(`-p`)||execArgv.includes(`--print`))parseOptions.from=`eval`}if(argv===void 0)argv=process.argv;this.rawArgs=argv.slice();let userArgs;switch(parseOptions.from){case void 0:case`node`:this._scriptPath=argv[1];userArgs=argv.slice(2);break;case`electron`:if(process.defaultApp){this._scriptPath=argv[1];userArgs=argv.slice(2)}else userArgs=argv.slice(1);break;case`user`:userArgs=argv.slice(0);break;case`eval`:userArgs=argv.slice(1);break;default:throw new Error(`unexpected parse option { from: '${parseOptions.from}' }`)}if(!this._name&&this._scriptPath)this.nameFromFilename(this._scriptPath);this._name=this._name||`program`;return userArgs}parse(argv,parseOptions){this._prepareForParse();const userArgs=this._prepareUserArgs(argv,parseOptions);this._parseCommand([],userArgs);return this}async parseAsync(argv,parseOptions){this._prepareForParse();const userArgs=this._prepareUserArgs(argv,parseOptions);await this._parseCommand([],userArgs);return this}_prepareForParse(){if(this._savedState===null)this.saveStateBeforeParse();else this.restoreStateBeforeParse()}saveStateBeforeParse(){this._savedState={_name:this._name,_optionValues:{...this._optionValues},_optionValueSources:{...this._optionValueSources}}}restoreStateBeforeParse(){if(this._storeOptionsAsProperties)throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);this._name=this._savedState._name;this._scriptPath=null;this.rawArgs=[];this._optionValues={...this._savedState._optionValues};this._optionValueSources={...this._savedState._optionValueSources};this.args=[];this.processedArgs=[]}_checkForMissingExecutable(executableFile,executableDir,subcommandName){if(fs.existsSync(executableFile))return;const executableMissing=`'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDir?`searched for local subcommand relative to directory '${executableDir}'`:`no directory for search for local subcommand, use .executableDir() to supply a custom directory`}`;throw new Error(executableMissing)}_executeSubCommand(subcommand,args){args=args.slice();let launchWithNode=false;const sourceExt=[`.js`,`.ts`,`.tsx`,`.mjs`,`.cjs`];function findFile(baseDir,baseName){const localBin=path.resolve(baseDir,baseName);if(fs.existsSync(localBin))return localBin;if(sourceExt.includes(path.extname(baseName)))return void 0;const foundExt=sourceExt.find(ext=>fs.existsSync(`${localBin}${ext}`));if(foundExt)return`${localBin}${foundExt}`}this._checkForMissingMandatoryOptions();this._checkForConflictingOptions();let executableFile=subcommand._executableFile||`${this._name}-${subcommand._name}`;let executableDir=this._executableDir||``;if(this._scriptPath){let resolvedScriptPath;try{resolvedScriptPath=fs.realpathSync(this._scriptPath)}catch{resolvedScriptPath=this._scriptPath}executableDir=path.resolve(path.dirname(resolvedScriptPath),executableDir)}if(executableDir){let localFile=findFile(executableDir,executableFile);if(!localFile&&!subcommand._executableFile&&this._scriptPath){const legacyName=path.basename(this._scriptPath,path.extname(this._scriptPath));if(legacyName!==this._name)localFile=findFile(executableDir,`${legacyName}-${subcommand._name}`)}executableFile=localFile||executableFile}launchWithNode=sourceExt.includes(path.extname(executableFile));let proc;if(process.platform!==`win32`){if(launchWithNode){args.unshift(executableFile);args=incrementNodeInspectorPort(process.execArgv).concat(args);proc=childProcess.spawn(process.argv[0],args,{stdio:`inherit`})}else proc=childProcess.spawn(executableFile,args,{stdio:`inherit`})}else{this._checkForMissingExecutable(executableFile,executableDir,subcommand._name);args.unshift(executableFile);args=incrementNodeInspectorPort(process.execArgv).concat(args);proc=childProcess.spawn(process.execPath,args,{stdio:`inherit`})}if(!proc.killed)[`SIGUSR1`,`SIGUSR2`,`SIGTERM`,`SIGINT`,`SIGHUP`].forEach(signal=>{process.on(signal,()=>{if(proc.killed===false&&proc.exitCode===null)proc.kill(signal)})});const exitCallback=this._exitCallback;proc.on(`close`,code=>{code=code??1;if(!exitCallback)process.exit(code);else exitCallback(new CommanderError(code,`commander.executeSubCommandAsync`,`(close)`))});proc.on(`error`,err=>{if(err.code===`ENOENT`)this._checkForMissingExecutable(executableFile,executableDir,subcommand._name);else if(err.code===`EACCES`)throw new Error(`'${executableFile}' not executable`);if(!exitCallback)process.exit(1);else{const wrappedError=new CommanderError(1,`commander.executeSubCommandAsync`,`(error)`);wrappedError.nestedError=err;exitCallback(wrappedError)}});this.runningCommand=proc}_dispatchSubcommand(commandName,operands,unknown){const subCommand=this._findCommand(commandName);if(!subCommand)this.help({error:true});subCommand._prepareForParse();let promiseChain;promiseChain=this._chainOrCallSubCommandHook(promiseChain,subCommand,`preSubcommand`);promiseChain=this._chainOrCall(promiseChain,()=>{if(subCommand._executableHandler)this._executeSubCommand(subCommand,operands.concat(unknown));else return subCommand._parseCommand(operands,unknown)});return promiseChain}_dispatchHelpCommand(subcommandName){if(!subcommandName)this.help();const subCommand=this._findCommand(subcommandName);if(subCommand&&!subCommand._executableHandler)subCommand.help();return this._dispatchSubcommand(subcommandName,[],[this._getHelpOption()?.long??this._getHelpOption()?.short??`--help`])}_checkNumberOfArguments(){this.registeredArguments.forEach((arg,i)=>{if(arg.required&&this.args[i]==null)this.missingArgument(arg.name())});if(this.registeredArguments.length>0&&this.registeredArguments[this.registeredArguments.length-1].variadic)return;if(this.args.length>this.registeredArguments.length)this._excessArguments(this.args)}_processArguments(){const myParseArg=(argument,value,previous)=>{let parsedValue=value;if(value!==null&&argument.parseArg){const invalidValueMessage=`error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;parsedValue=this._callParseArg(argument,value,previous,invalidValueMessage)}return parsedValue};this._checkNumberOfArguments();const processedArgs=[];this.registeredArguments.forEach((declaredArg,index)=>{let value=declaredArg.defaultValue;if(declaredArg.variadic){if(index<this.args.length){value=this.args.slice(index);if(declaredArg.parseArg)value=value.reduce((processed,v)=>{return myParseArg(declaredArg,v,processed)},declaredArg.defaultValue)}else if(value===void 0)value=[]}else if(index<this.args.length){value=this.args[index];if(declaredArg.parseArg)value=myParseArg(declaredArg,value,declaredArg.defaultValue)}processedArgs[index]=value});this.processedArgs=processedArgs}_chainOrCall(promise,fn){if(promise?.then&&typeof promise.then===`function`)return promise.then(()=>fn());return fn()}_chainOrCallHooks(promise,event){let result=promise;const hooks=[];this._getCommandAndAncestors().reverse().filter(cmd=>cmd._lifeCycleHooks[event]!==void 0).forEach(hookedCommand=>{hookedCommand._lifeCycleHooks[event].forEach(callback=>{hooks.push({hookedCommand,callback})})});if(event===`postAction`)hooks.reverse();hooks.forEach(hookDetail=>{result=this._chainOrCall(result,()=>{return hookDetail.callback(hookDetail.hookedCommand,this)})});return result}_chainOrCallSubCommandHook(promise,subCommand,event){let result=promise;if(this._lifeCycleHooks[event]!==void 0)this._lifeCycleHooks[event].forEach(hook=>{result=this._chainOrCall(result,()=>{return hook(this,subCommand)})});return result}_parseCommand(operands,unknown){const parsed=this.parseOptions(unknown);this._parseOptionsEnv();this._parseOptionsImplied();operands=operands.concat(parsed.operands);unknown=parsed.unknown;this.args=operands.concat(unknown);if(operands&&this._findCommand(operands[0]))return this._dispatchSubcommand(operands[0],operands.slice(1),unknown);if(this._getHelpCommand()&&operands[0]===this._getHelpCommand().name())return this._dispatchHelpCommand(operands[1]);if(this._defaultCommandName){this._outputHelpIfRequested(unknown);return this._dispatchSubcommand(this._defaultCommandName,operands,unknown)}if(this.commands.length&&this.args.length===0&&!this._actionHandler&&!this._defaultCommandName)this.help({error:true});this._outputHelpIfRequested(parsed.unknown);this._checkForMissingMandatoryOptions();this._checkForConflictingOptions();const checkForUnknownOptions=()=>{if(parsed.unknown.length>0)this.unknownOption(parsed.unknown[0])};const commandEvent=`command:${this.name()}`;if(this._actionHandler){checkForUnknownOptions();this._processArguments();let promiseChain;promiseChain=this._chainOrCallHooks(promiseChain,`preAction`);promiseChain=this._chainOrCall(promiseChain,()=>this._actionHandler(this.processedArgs));if(this.parent)promiseChain=this._chainOrCall(promiseChain,()=>{this.parent.emit(commandEvent,operands,unknown)});promiseChain=this._chainOrCallHooks(promiseChain,`postAction`);return promiseChain}if(this.parent?.listenerCount(commandEvent)){checkForUnknownOptions();this._processArguments();this.parent.emit(commandEvent,operands,unknown)}else if(operands.length){if(this._findCommand(`*`))return this._dispatchSubcommand(`*`,operands,unknown);if(this.listenerCount(`command:*`))this.emit(`command:*`,operands,unknown);else if(this.commands.length)this.unknownCommand();else{checkForUnknownOptions();this._processArguments()}}else if(this.commands.length){checkForUnknownOptions();this.help({error:true})}else{checkForUnknownOptions();this._processArguments()}}_findCommand(name){if(!name)return void 0;return this.commands.find(cmd=>cmd._name===name||cmd._aliases.includes(name))}_findOption(arg){return this.options.find(option=>option.is(arg))}_checkForMissingMandatoryOptions(){this._getCommandAndAncestors().forEach(cmd=>{cmd.options.forEach(anOption=>{if(anOption.mandatory&&cmd.getOptionValue(anOption.attributeName())===void 0)cmd.missingMandatoryOptionValue(anOption)})})}_checkForConflictingLocalOptions(){const definedNonDefaultOptions=this.options.filter(option=>{const optionKey=option.attributeName();if(this.getOptionValue(optionKey)===void 0)return false;return this.getOptionValueSource(optionKey)!=="default"});definedNonDefaultOptions.filter(option=>option.conflictsWith.length>0).forEach(option=>{const conflictingAndDefined=definedNonDefaultOptions.find(defined=>option.conflictsWith.includes(defined.attributeName()));if(conflictingAndDefined)this._conflictingOption(option,conflictingAndDefined)})}_checkForConflictingOptions(){this._getCommandAndAncestors().forEach(cmd=>{cmd._checkForConflictingLocalOptions()})}parseOptions(args){const operands=[];const unknown=[];let dest=operands;function maybeOption(arg){return arg.length>1&&arg[0]===`-`}const negativeNumberArg=arg=>{if(!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg))return false;return!this._getCommandAndAncestors().some(cmd=>cmd.options.map(opt=>opt.short).some(short=>/^-\d$/.test(short)))};let activeVariadicOption=null;let activeGroup=null;let i=0;while(i<args.length||activeGroup){const arg=activeGroup??args[i++];activeGroup=null;if(arg===`--`){if(dest===unknown)dest.push(arg);dest.push(...args.slice(i));break}if(activeVariadicOption&&(!maybeOption(arg)||negativeNumberArg(arg))){this.emit(`option:${activeVariadicOption.name()}`,arg);continue}activeVariadicOption=null;if(maybeOption(arg)){const option=this._findOption(arg);if(option){if(option.required){const value=args[i++];if(value===void 0)this.optionMissingArgument(option);this.emit(`option:${option.name()}`,value)}else if(option.optional){let value=null;if(i<args.length&&(!maybeOption(args[i])||negativeNumberArg(args[i])))value=args[i++];this.emit(`option:${option.name()}`,value)}else this.emit(`option:${option.name()}`);activeVariadicOption=option.variadic?option:null;continue}}if(arg.length>2&&arg[0]===`-`&&arg[1]!==`-`){const option=this._findOption(`-${arg[1]}`);if(option){if(option.required||option.optional&&this._combineFlagAndOptionalValue)this.emit(`option:${option.name()}`,arg.slice(2));else{this.emit(`option:${option.name()}`);activeGroup=`-${arg.slice(2)}`}continue}}if(/^--[^=]+=/.test(arg)){const index=arg.indexOf(`=`);const option=this._findOption(arg.slice(0,index));if(option&&(option.required||option.optional)){this.emit(`option:${option.name()}`,arg.slice(index+1));continue}}if(dest===operands&&maybeOption(arg)&&!(this.commands.length===0&&negativeNumberArg(arg)))dest=unknown;if((this._enablePositionalOptions||this._passThroughOptions)&&operands.length===0&&unknown.length===0){if(this._findCommand(arg)){operands.push(arg);unknown.push(...args.slice(i));break}else if(this._getHelpCommand()&&arg===this._getHelpCommand().name()){operands.push(arg,...args.slice(i));break}else if(this._defaultCommandName){unknown.push(arg,...args.slice(i));break}}if(this._passThroughOptions){dest.push(arg,...args.slice(i));break}dest.push(arg)}return{operands,unknown}}opts(){if(this._storeOptionsAsProperties){const result={};const len=this.options.length;for(let i=0;i<len;i++){const key=this.options[i].attributeName();result[key]=key===this._versionOptionName?this._version:this[key]}return result}return this._optionValues}optsWithGlobals(){return this._getCommandAndAncestors().reduce((combinedOptions,cmd)=>Object.assign(combinedOptions,cmd.opts()),{})}error(message,errorOptions){this._outputConfiguration.outputError(`${message}\n`,this._outputConfiguration.writeErr);if(typeof this._showHelpAfterError===`string`)this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);else if(this._showHelpAfterError){this._outputConfiguration.writeErr(`
`);this.outputHelp({error:true})}const config=errorOptions||{};const exitCode=config.exitCode||1;const code=config.code||`commander.error`;this._exit(exitCode,code,message)}_parseOptionsEnv(){this.options.forEach(option=>{if(option.envVar&&option.envVar in process.env){const optionKey=option.attributeName();if(this.getOptionValue(optionKey)===void 0||[`default`,`config`,`env`].includes(this.getOptionValueSource(optionKey))){if(option.required||option.optional)this.emit(`optionEnv:${option.name()}`,process.env[option.envVar]);else this.emit(`optionEnv:${option.name()}`)}}})}_parseOptionsImplied(){const dualHelper=new DualOptions(this.options);const hasCustomOptionValue=optionKey=>{return this.getOptionValue(optionKey)!==void 0&&![`default`,`implied`].includes(this.getOptionValueSource(optionKey))};this.options.filter(option=>option.implied!==void 0&&hasCustomOptionValue(option.attributeName())&&dualHelper.valueFromOption(this.getOptionValue(option.attributeName()),option)).forEach(option=>{Object.keys(option.implied).filter(impliedKey=>!hasCustomOptionValue(impliedKey)).forEach(impliedKey=>{this.setOptionValueWithSource(impliedKey,option.implied[impliedKey],`implied`)})})}missingArgument(name){const message=`error: missing required argument '${name}'`;this.error(message,{code:`commander.missingArgument`})}optionMissingArgument(option){const message=`error: option '${option.flags}' argument missing`;this.error(message,{code:`commander.optionMissingArgument`})}missingMandatoryOptionValue(option){const message=`error: required option '${option.flags}' not specified`;this.error(message,{code:`commander.missingMandatoryOptionValue`})}_conflictingOption(option,conflictingOption){const findBestOptionFromValue=option=>{const optionKey=option.attributeName();const optionValue=this.getOptionValue(optionKey);const negativeOption=this.options.find(target=>target.negate&&optionKey===target.attributeName());const positiveOption=this.options.find(target=>!target.negate&&optionKey===target.attributeName());if(negativeOption&&(negativeOption.presetArg===void 0&&optionValue===false||negativeOption.presetArg!==void 0&&optionValue===negativeOption.presetArg))return negativeOption;return positiveOption||option};const getErrorMessage=option=>{const bestOption=findBestOptionFromValue(option);const optionKey=bestOption.attributeName();if(this.getOptionValueSource(optionKey)===`env`)return`environment variable '${bestOption.envVar}'`;return`option '${bestOption.flags}'`};const message=`error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;this.error(message,{code:`commander.conflictingOption`})}unknownOption(flag){if(this._allowUnknownOption)return;let suggestion=``;if(flag.startsWith(`--`)&&this._showSuggestionAfterError){let candidateFlags=[];let command=this;do{const moreFlags=command.createHelp().visibleOptions(command).filter(option=>option.long).map(option=>option.long);candidateFlags=candidateFlags.concat(moreFlags);command=command.parent}while(command&&!command._enablePositionalOptions);suggestion=suggestSimilar(flag,candidateFlags)}const message=`error: unknown option '${flag}'${suggestion}`;this.error(message,{code:`commander.unknownOption`})}_excessArguments(receivedArgs){if(this._allowExcessArguments)return;const expected=this.registeredArguments.length;const s=expected===1?``:`s`;const message=`error: too many arguments${this.parent?` for '${this.name()}'`:``}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;this.error(message,{code:`commander.excessArguments`})}unknownCommand(){const unknownName=this.args[0];let suggestion=``;if(this._showSuggestionAfterError){const candidateNames=[];this.createHelp().visibleCommands(this).forEach(command=>{candidateNames.push(command.name());if(command.alias())candidateNames.push(command.alias())});suggestion=suggestSimilar(unknownName,candidateNames)}const message=`error: unknown command '${unknownName}'${suggestion}`;this.error(message,{code:`commander.unknownCommand`})}version(str,flags,description){if(str===void 0)return this._version;this._version=str;flags=flags||`-V, --version`;description=description||`output the version number`;const versionOption=this.createOption(flags,description);this._versionOptionName=versionOption.attributeName();this._registerOption(versionOption);this.on(`option:`+versionOption.name(),()=>{this._outputConfiguration.writeOut(`${str}\n`);this._exit(0,`commander.version`,str)});return this}description(str,argsDescription){if(str===void 0&&argsDescription===void 0)return this._description;this._description=str;if(argsDescription)this._argsDescription=argsDescription;return this}summary(str){if(str===void 0)return this._summary;this._summary=str;return this}alias(alias){if(alias===void 0)return this._aliases[0];let command=this;if(this.commands.length!==0&&this.commands[this.commands.length-1]._executableHandler)command=this.commands[this.commands.length-1];if(alias===command._name)throw new Error(`Command alias can't be the same as its name`);const matchingCommand=this.parent?._findCommand(alias);if(matchingCommand){const existingCmd=[matchingCommand.name()].concat(matchingCommand.aliases()).join(`|`);throw new Error(`cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`)}command._aliases.push(alias);return this}aliases(aliases){if(aliases===void 0)return this._aliases;aliases.forEach(alias=>this.alias(alias));return this}usage(str){if(str===void 0){if(this._usage)return this._usage;const args=this.registeredArguments.map(arg=>{return humanReadableArgName(arg)});return[].concat(this.options.length||this._helpOption!==null?`[options]`:[],this.commands.length?`[command]`:[],this.registeredArguments.length?args:[]).join(` `)}this._usage=str;return this}name(str){if(str===void 0)return this._name;this._name=str;return this}helpGroup(heading){if(heading===void 0)return this._helpGroupHeading??``;this._helpGroupHeading=heading;return this}commandsGroup(heading){if(heading===void 0)return this._defaultCommandGroup??``;this._defaultCommandGroup=heading;return this}optionsGroup(heading){if(heading===void 0)return this._defaultOptionGroup??``;this._defaultOptionGroup=heading;return this}_initOptionGroup(option){if(this._defaultOptionGroup&&!option.helpGroupHeading)option.helpGroup(this._defaultOptionGroup)}_initCommandGroup(cmd){if(this._defaultCommandGroup&&!cmd.helpGroup())cmd.helpGroup(this._defaultCommandGroup)}nameFromFilename(filename){this._name=path.basename(filename,path.extname(filename));return this}executableDir(path){if(path===void 0)return this._executableDir;this._executableDir=path;return this}helpInformation(contextOptions){const helper=this.createHelp();const context=this._getOutputContext(contextOptions);helper.prepareContext({error:context.error,helpWidth:context.helpWidth,outputHasColors:context.hasColors});const text=helper.formatHelp(this,helper);if(context.hasColors)return text;return this._outputConfiguration.stripColor(text)}_getOutputContext(contextOptions){contextOptions=contextOptions||{};const error=!!contextOptions.error;let baseWrite;let hasColors;let helpWidth;if(error){baseWrite=str=>this._outputConfiguration.writeErr(str);hasColors=this._outputConfiguration.getErrHasColors();helpWidth=this._outputConfiguration.getErrHelpWidth()}else{baseWrite=str=>this._outputConfiguration.writeOut(str);hasColors=this._outputConfiguration.getOutHasColors();helpWidth=this._outputConfiguration.getOutHelpWidth()}const write=str=>{if(!hasColors)str=this._outputConfiguration.stripColor(str);return baseWrite(str)};return{error,write,hasColors,helpWidth}}outputHelp(contextOptions){let deprecatedCallback;if(typeof contextOptions===`function`){deprecatedCallback=contextOptions;contextOptions=void 0}const outputContext=this._getOutputContext(contextOptions);const eventContext={error:outputContext.error,write:outputContext.write,command:this};this._getCommandAndAncestors().reverse().forEach(command=>command.emit(`beforeAllHelp`,eventContext));this.emit(`beforeHelp`,eventContext);let helpInformation=this.helpInformation({error:outputContext.error});if(deprecatedCallback){helpInformation=deprecatedCallback(helpInformation);if(typeof helpInformation!==`string`&&!Buffer.isBuffer(helpInformation))throw new Error(`outputHelp callback must return a string or a Buffer`)}outputContext.write(helpInformation);if(this._getHelpOption()?.long)this.emit(this._getHelpOption().long);this.emit(`afterHelp`,eventContext);this._getCommandAndAncestors().forEach(command=>command.emit(`afterAllHelp`,eventContext))}helpOption(flags,description){if(typeof flags===`boolean`){if(flags){if(this._helpOption===null)this._helpOption=void 0;if(this._defaultOptionGroup)this._initOptionGroup(this._getHelpOption())}else this._helpOption=null;return this}this._helpOption=this.createOption(flags??`-h, --help`,description??`display help for command`);if(flags||description)this._initOptionGroup(this._helpOption);return this}_getHelpOption(){if(this._helpOption===void 0)this.helpOption(void 0,void 0);return this._helpOption}addHelpOption(option){this._helpOption=option;this._initOptionGroup(option);return this}help(contextOptions){this.outputHelp(contextOptions);let exitCode=Number(process.exitCode??0);if(exitCode===0&&contextOptions&&typeof contextOptions!==`function`&&contextOptions.error)exitCode=1;this._exit(exitCode,`commander.help`,`(outputHelp)`)}addHelpText(position,text){const allowedValues=[`beforeAll`,`before`,`after`,`afterAll`];if(!allowedValues.includes(position))throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join(`', '`)}'`);const helpEvent=`${position}Help`;this.on(helpEvent,context=>{let helpStr;if(typeof text===`function`)helpStr=text({error:context.error,command:context.command});else helpStr=text;if(helpStr)context.write(`${helpStr}\n`)});return this}_outputHelpIfRequested(args){const helpOption=this._getHelpOption();if(helpOption&&args.find(arg=>helpOption.is(arg))){this.outputHelp();this._exit(0,`commander.helpDisplayed`,`(outputHelp)`)}}};function incrementNodeInspectorPort(args){return args.map(arg=>{if(!arg.startsWith(`--inspect`))return arg;let debugOption;let debugHost=`127.0.0.1`;let debugPort=`9229`;let match;if((match=arg.match(/^(--inspect(-brk)?)$/))!==null)debugOption=match[1];else if((match=arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/))!==null){debugOption=match[1];if(/^\d+$/.test(match[3]))debugPort=match[3];else debugHost=match[3]}else if((match=arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/))!==null){debugOption=match[1];debugHost=match[3];debugPort=match[4]}if(debugOption&&debugPort!==`0`)return`${debugOption}=${debugHost}:${parseInt(debugPort)+1}`;return arg})}function useColor(){if(process.env.NO_COLOR||process.env.FORCE_COLOR===`0`||process.env.FORCE_COLOR===`false`)return false;if(process.env.FORCE_COLOR||process.env.CLICOLOR_FORCE!==void 0)return true}exports.Command=Command;exports.useColor=useColor}));
// node_modules/commander/index.js
var require_commander=__commonJSMin((exports=>{const{Argument}=require_argument();const{Command}=require_command();const{CommanderError,InvalidArgumentError}=require_error();const{Help}=require_help();const{Option}=require_option();exports.program=new Command;exports.createCommand=name=>new Command(name);exports.createOption=(flags,description)=>new Option(flags,description);exports.createArgument=(name,description)=>new Argument(name,description);exports.Command=Command;exports.Option=Option;exports.Argument=Argument;exports.Help=Help;exports.CommanderError=CommanderError;exports.InvalidArgumentError=InvalidArgumentError;exports.InvalidOptionArgumentError=InvalidArgumentError}));
// node_modules/commander/esm.mjs
var import_commander=__toESM(require_commander(),1);const{program,createCommand,createArgument,createOption,CommanderError,InvalidArgumentError,InvalidOptionArgumentError,Command,Argument,Option,Help}=import_commander.default;
// src/cli/common-options.ts
function addCommonOptions(command) {
	return command.option("--json", "print only JSON on standard output").option("--workspace [dir]", "work in this folder", ".").option("--python <path>", "use this Python interpreter or environment (default, the first that is usable: the environment of Pyright’s configuration, the active environment, UV_PROJECT_ENVIRONMENT, .venv or venv in the project’s folder or above, python3 or python of PATH); except in gates, an environment in Pyright’s configuration overrides this option").option("--timeout <seconds>", "limit the time of each request to a language server, each run of a tool and each check of a schema (default for requests: the configured limit, else 120)", positiveNumber).option("--verbose", "write a log, including the logs of the servers, to standard error");
}
/** Returns the absolute path of the workspace. Resolves links if the folder exists. */
function workspaceFolder(options, cwd = process.cwd()) {
	const absolute = path.resolve(cwd, options.workspace === true ? "." : options.workspace);
	return existsSync(absolute) ? realpathSync(absolute) : absolute;
}
function timeoutOf({ timeout }) {
	return timeout === void 0 ? void 0 : timeout * 1e3;
}
/** Collects the values of an option that may be repeated. */
function repeated(value, values = []) {
	return [...values, value];
}
/** Reads a whole number of at least 1. @throws InvalidArgumentError */
function countOf(text) {
	const value = Number(text);
	if (!/^\d+$/u.test(text) || !Number.isSafeInteger(value) || value < 1) throw new InvalidArgumentError("A whole number of at least 1 is expected.");
	return value;
}
/** Reads a shard such as `3/8`; the first shard is 1. @throws InvalidArgumentError */
function shardOf(text) {
	const [, index = 0, count = 0] = (/^([1-9]\d{0,5})\/([1-9]\d{0,5})$/u.exec(text) ?? []).map(Number);
	if (index < 1 || index > count) throw new InvalidArgumentError("A shard such as 3/8 is expected: the third of eight.");
	return {
		index,
		count
	};
}
function positiveNumber(text) {
	const value = Number(text);
	if (text.trim() === "" || !Number.isFinite(value) || value <= 0) throw new InvalidArgumentError("A number of seconds above 0 is expected.");
	return value;
}

// src/cli/add-command.ts
function addCommand(parent, words) {
	const command = parent.command(words.name).summary(words.summary).description(words.description);
	for (const argument of words.arguments ?? []) command.argument(...argument);
	return addCommonOptions(command).addHelpText("after", helpText(words));
}
/** Returns the part of a command's help below its options. */
function helpText({ examples, exitCodes }) {
	const codes = Object.entries(exitCodes).map(([code, meaning]) => `  ${code.padEnd(3)} ${meaning}\n`);
	return `\n${examples.includes("\n") ? "Examples" : "Example"}:\n${examples}\n\nExit codes:\n${codes.join("")}${GENERAL_EXIT_CODES}`;
}
const GENERAL_EXIT_CODES = "General exit codes: 20 invalid arguments, 21 invalid configuration, 28 interrupted,\n71 a file cannot be read or written, 125 a defect of lanser.";

// src/cli/standard-input.ts
/** Returns standard input. @throws LanserError E/USAGE if it was already read to its end. */
function standardInput({ stdin }) {
	if (!stdin.readableEnded) return stdin;
	throw new LanserError("E/USAGE", "Standard input can be read only once. Name \"-\" once.");
}
/** Yields a stream's chunks. If aborted, throws {@link abortError}'s error. An abort midway destroys the stream. */
async function* chunksOf(stream, signal) {
	const stop = () => void stream.destroy(abortError(signal));
	signal.addEventListener("abort", stop, { once: true });
	try {
		if (signal.aborted) throw abortError(signal);
		for await (const chunk of stream) yield chunk;
	} finally {
		signal.removeEventListener("abort", stop);
	}
}
/**
* Reads standard input to its end as UTF-8. Removes one line break at the end.
*
* @throws LanserError E/USAGE if standard input was already read to its end; E/FS_PERMISSIONS if it cannot be read;
* the error of {@link abortError} if the signal is aborted.
*/
async function readStandardInput({ signal, ...edge }) {
	try {
		const chunks = [];
		for await (const chunk of chunksOf(standardInput(edge), signal)) chunks.push(chunk);
		return Buffer.concat(chunks).toString("utf8").replace(/\r?\n$/u, "");
	} catch (error) {
		if (error instanceof LanserError) throw error;
		throw new LanserError("E/FS_PERMISSIONS", "Standard input cannot be read. Name a file instead.", {}, { cause: error });
	}
}

// src/cli/named-input.ts
const CHUNK$2 = 2 ** 20;
const MAX_SIZE = 512 * 2 ** 20;
/**
* Describes an input. Does not open the file: if a named pipe is opened and closed unread, its writer fails.
*
* @param folderAdvice the advice in the error message if the name is a folder. Default: "Name a file."
* @throws LanserError E/USAGE for a folder, and for a file that cannot be read.
*/
async function namedInput(folder, name, folderAdvice) {
	if (name === "-") return {
		name,
		file: void 0,
		size: 0,
		isRegular: false
	};
	const file = path.resolve(folder, name);
	try {
		const status = await stat(file);
		await access(file, constants.R_OK);
		if (status.isDirectory()) throw Object.assign(/* @__PURE__ */ new Error("is a folder"), { code: "EISDIR" });
		return {
			name,
			file,
			size: status.size,
			isRegular: status.isFile()
		};
	} catch (error) {
		throw unreadable(name, error, folderAdvice);
	}
}
/**
* Yields the bytes of an input, up to its end.
*
* @throws LanserError E/USAGE for input that cannot be read, or for standard input that was already read; the
* error of {@link chunksOf} after an abort.
*/
async function* bytesOf({ name, file }, edge, chunkSize = CHUNK$2) {
	try {
		yield* chunksOf(file === void 0 ? standardInput(edge) : openReadStream(file, chunkSize), edge.signal);
	} catch (error) {
		throw error instanceof LanserError ? error : unreadable(name, error);
	}
}
/**
* Reads all bytes of a file or of standard input.
*
* @throws LanserError E/USAGE for input that is larger than 512 MiB; the errors of {@link namedInput} and
* {@link bytesOf}.
*/
async function inputBytes(edge, name) {
	const input = await namedInput(edge.cwd, name);
	const chunks = [];
	let size = 0;
	for await (const chunk of bytesOf(input, edge)) {
		size += chunk.length;
		if (size > MAX_SIZE) throw new LanserError("E/USAGE", "The input is larger than 512 MiB. Pass a smaller file.");
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
/** Reads a file or standard input as UTF-8. @throws the errors of {@link inputBytes}. */
async function inputText(edge, name) {
	return Buffer.from(await inputBytes(edge, name)).toString("utf8");
}
function unreadable(name, error, folderAdvice = "Name a file.") {
	const errno = errnoOf(error) ?? null;
	const problem = errno === "EISDIR" ? `is a folder. ${folderAdvice}` : `cannot be read: ${systemErrorText(error)}. Check its path and permissions.`;
	return new LanserError("E/USAGE", `${JSON.stringify(shownName(name))} ${problem}`, { errno }, { cause: error });
}

// src/cli/reward-options.ts
/** Adds the options for the formula. The help names `source` as the place of the default formula and weights. */
function addFormulaOptions(command, source) {
	return command.addOption(new Option("--reward-version <version>", `use this formula for the reward (default: the formula in ${source}, else ${DEFAULT_REWARD_VERSION})`).choices(REWARD_VERSIONS)).option("--weights <list>", `use these weights for the reward, such as wD=1,wE=2; other weights keep the values that ${source} sets for the same formula, else the defaults (rl-csf-v1: wD=0.5,wS=0.4,wA=0.1,wE=0.5,gamma=1; rl-csf-v2: wD=1,wH=1,wE=1; pr-v1: alpha=0.5,beta=0.4,gamma=0.1)`, weightsArgument);
}
function addRewardOptions(command, source = "the configuration") {
	return addFormulaOptions(command.option("--prev <bundle>", "score the answer against the bundle in this file, or \"-\" for standard input"), source);
}
/**
* Converts the reward options of a command, and reads the previous bundle.
*
* @throws LanserError as {@link readBundleArgument}.
*/
async function rewardOptions(edge, { prev, weights, rewardVersion: version }) {
	return {
		version,
		weights,
		previous: prev === void 0 ? void 0 : await readBundleArgument(edge, prev)
	};
}
/**
* Reads the bundle in a file, or in standard input if the name is "-".
*
* @throws LanserError E/SCHEMA_INVALID for an invalid or modified bundle; the errors of {@link inputBytes}, such as
* E/USAGE for a file that cannot be read.
*/
async function readBundleArgument(edge, name) {
	const shown = name === "-" ? "standard input" : shownName(name);
	return readBundle(await inputBytes(edge, name), shown);
}
function weightsArgument(text) {
	try {
		return parseWeights(text);
	} catch (error) {
		throw new InvalidArgumentError(messageOf(error));
	}
}

// src/session/enclosing-project.ts
/** The root markers of all built-in servers, such as `pyproject.toml`. */
const MARKERS = [...new Set(BUILT_IN_SERVERS.flatMap(({ rootMarkers }) => rootMarkers))];
/** Returns the nearest project or checkout root above a folder; undefined for such a root, and outside checkouts. */
function enclosingProject(folder) {
	if (isCheckout(folder) || isProject(folder)) return void 0;
	const above = foldersAbove(folder);
	const checkout = above.findIndex(isCheckout);
	return above.slice(0, checkout + 1).find((one) => isProject(one) || isCheckout(one));
}
function foldersAbove(folder) {
	const parent = path.dirname(folder);
	return parent === folder ? [] : [parent, ...foldersAbove(parent)];
}
function isCheckout(folder) {
	return existsSync(path.join(folder, ".git"));
}
function isProject(folder) {
	return MARKERS.some((name) => existsSync(path.join(folder, name)));
}

// src/cli/subfolder-note.ts
/** Prints a note if the workspace is `.`, the default, and {@link enclosingProject} returns a folder. */
function noteSubfolder(edge, options) {
	if (options.workspace !== ".") return;
	const folder = workspaceFolder(options, edge.cwd);
	const project = enclosingProject(folder);
	if (project === void 0) return;
	const above = path.relative(folder, project).split(path.sep).join("/");
	edge.err(`lanser: the workspace is a subfolder of a project. Files outside of the workspace are not checked, and imports of them may fail. For the whole project, pass --workspace ${above}\n`);
}

// src/cli/workspace-options.ts
function addNoDaemon(command) {
	return command.option("--no-daemon", "run without the warm process; see lanser serve");
}
function addSharedServerOptions(command) {
	return command.option("--without-server <name>", "do not use this language server; repeatable", repeated).option("--canonical", "answer each request as a newly started server would, so that earlier requests have no effect");
}
function addTraceOptions(command) {
	return command.option("--trace-file <file>", "record the operation in this file, for lanser trace replay").option("--no-embed", "omit the contents of files from the trace; a replay reads them from the workspace or from Git");
}
function addIndexIo(command) {
	return command.option("--index-io <unit>", "the unit of columns in selectors and in the output: utf-8, utf-16 or codepoint (default: the configured unit, else utf-16)");
}
function traceOptions({ traceFile, embed }, cwd = process.cwd()) {
	return traceFile === void 0 ? void 0 : {
		file: path.resolve(cwd, traceFile),
		embed
	};
}
/**
* Opens the workspace of a command. An interrupt of the command stops the operations of the workspace.
*
* @param ownFiles the absolute paths of the files that the command writes while the workspace is open.
*/
async function openCommandWorkspace(edge, options, reward, ownFiles) {
	const { python, indexIo } = options;
	if (python === "") throw new LanserError("E/USAGE", "--python is empty. Name an interpreter or an environment.");
	return edge.openWorkspace(workspaceFolder(options, edge.cwd), {
		host: edge.host,
		signal: edge.signal,
		python: python === void 0 ? void 0 : path.resolve(edge.cwd, python),
		indexIo: indexIo === void 0 ? void 0 : indexingOf(indexIo),
		withoutServers: options.withoutServer,
		canonical: options.canonical,
		timeoutMs: timeoutOf(options),
		reward,
		trace: traceOptions(options, edge.cwd),
		ownFiles
	});
}

// src/cli/batch-command.ts
const CHUNK$1 = 2 ** 16;
function addBatchCommand(program, runner) {
	const command = addCommand(program, {
		name: "batch",
		summary: "answer many requests from a JSON Lines file",
		description: "Read one request per line, and write one bundle per line, in the same order. A request is a JSON object with \"cmd\" and, optionally, \"selector\", \"options\" and \"id\". Servers continue to run between requests. The answer to an invalid line is a bundle with an error.",
		arguments: [[
			"[file]",
			"a file, or \"-\" for standard input",
			"-"
		]],
		examples: `  lanser batch requests.jsonl | jq -c '[.meta.batch.id, .error.code]'
  lanser batch requests.jsonl --out answers.jsonl --resume
  lanser batch requests.jsonl --shard 3/8 --out part-3.jsonl
  echo '{"cmd": "def", "selector": "src/app.py@L42:C7"}' | lanser batch`,
		exitCodes: {
			0: "every line was answered, possibly with an error bundle, or the reader closed standard output",
			10: "--out contains answers to a different input or shard, or from a different version of lanser",
			20: "the input cannot be read or divided into shards, an option is invalid, or --out exists (without --resume) or is not a regular file",
			22: "--out contains a line that is not an answer, or --prev is not a valid bundle",
			24: "the path of --out leads through a symbolic link in a checkout",
			28: "interrupted; with --out, --resume continues",
			71: "--out cannot be read or written, or standard output or a trace cannot be written",
			74: "the input changed during the batch, or another process writes --out"
		}
	});
	addTraceOptions(addRewardOptions(addSharedServerOptions(addIndexIo(command)))).option("--score", "score each answer against the previous answer, and the first answer against --prev; implied by --prev").option("--concurrency <n>", "run at most this many requests at a time (default: 32)", countOf).option("--out <file>", "write to a new file; implies --stable").option("--resume", "continue the file of --out after its last complete answer, or create the file").option("--shard <i/n>", "answer only the i-th of every n requests; join the parts with lanser merge", shardOf).option("--stable", "omit times and machine data, so that equal runs produce equal bytes").action(runner("batch", async (edge, file, options) => {
		const { out, resume, shard, concurrency } = options;
		if (resume === true && out === void 0) throw new LanserError("E/USAGE", "--resume needs --out with the file to continue.");
		const requests = await batchRequests(edge.host, await sourceOf$1(edge, file), shard);
		const { previous, ...formula } = await rewardOptions(edge, options);
		const isSeries = options.score === true || previous !== void 0;
		if (isSeries && shard !== void 0) throw new LanserError("E/USAGE", "The answers of a shard cannot be scored. Leave out --score and --prev.");
		if (options.traceFile !== void 0 && resume === true) throw new LanserError("E/USAGE", "A trace records a whole batch, so --trace-file cannot be used with --resume. Leave out one of them.");
		const isRecorded = options.traceFile !== void 0;
		const series = isSeries && isRecorded ? { previous: previous ?? null } : {};
		noteSubfolder(edge, options);
		const open = async () => openCommandWorkspace(edge, options, {
			...formula,
			...series
		}, out === void 0 ? void 0 : [path.resolve(edge.cwd, out)]);
		const batch = {
			host: edge.host,
			signal: edge.signal,
			concurrency,
			...isSeries && !isRecorded ? { rewards: (workspace) => workspace.rewardSession({
				...formula,
				previous
			}) } : {}
		};
		if (out === void 0) return printBatch(edge, open, requests, batch, options);
		await batchToFile(open, requests, {
			file: path.resolve(edge.cwd, out),
			name: shownName(out)
		}, {
			...batch,
			resume,
			onAnswer: progressOf(edge, requests)
		});
		return 0;
	}));
}
async function sourceOf$1(edge, file) {
	const input = await namedInput(edge.cwd, file);
	return {
		isRepeatable: input.isRegular,
		read: () => bytesOf(input, edge, CHUNK$1)
	};
}
async function printBatch(edge, open, requests, batch, options) {
	try {
		var _usingCtx$13 = _usingCtx();
		const workspace = _usingCtx$13.a(await open());
		const onAnswer = progressOf(edge, requests);
		let done = 0;
		onAnswer(done);
		for await (const bundle of answerBatch(workspace, requests.lines, {
			...batch,
			rewards: batch.rewards?.(workspace)
		})) {
			const isFull = !edge.jsonText(bundleLine(options.stable === true ? stableBundle(bundle) : bundle));
			done += 1;
			onAnswer(done);
			if (isFull && !await edge.drained()) return 0;
		}
		return 0;
	} catch (_) {
		_usingCtx$13.e = _;
	} finally {
		await _usingCtx$13.d();
	}
}
function progressOf(edge, { total }) {
	return (done) => {
		if (total !== void 0) edge.host.progress({
			label: "batch",
			done,
			total,
			unit: "requests"
		});
	};
}

// src/cli/bundle-fields.ts
/**
* Reads a list of fields such as `facts.definitions.uri,error.code`. A field of an array means this field of each
* item.
*
* @throws LanserError E/USAGE for a field that is not in the schema of bundles.
*/
async function readFields(text) {
	const root = await schemaFields("bundle");
	const fields = noFields();
	const listed = text.split(",").map((part) => part.trim());
	for (const field of listed) {
		const names = field.split(".");
		const isPart = listed.some((other) => field.startsWith(`${other}.`));
		let at = root;
		let selected = isPart ? noFields() : fields;
		for (const [depth, name] of names.entries()) {
			const next = at.below(name);
			if (next === void 0) throw unknownField(names.slice(0, depth), name, at.names);
			at = next;
			selected = selected[name] ??= noFields();
		}
	}
	return fields;
}
/** Returns an object without a prototype, because `constructor` can be the name of a field. */
function noFields() {
	return Object.create(null);
}
/** Returns the selected fields of a bundle, with its id and, for a failure, its error. */
function selectedFields(bundle, fields) {
	const { bundleId, error } = bundle;
	return {
		bundleId,
		...error === null ? {} : { error },
		...selectIn(bundle, fields)
	};
}
function selectIn(value, fields) {
	const names = Object.keys(fields);
	if (names.length === 0) return value;
	if (Array.isArray(value)) return value.map((item) => selectIn(item, fields));
	if (!isRecord(value)) return value;
	const present = names.filter((name) => Object.hasOwn(value, name));
	return Object.fromEntries(present.map((name) => [name, selectIn(value[name], fields[name] ?? {})]));
}
function unknownField(before, name, known) {
	const nearest = nearestNames(name, known);
	const fullNames = (last) => last.map((one) => [...before, one].join(".")).join(", ");
	const field = [...before, name].join(".");
	const next = nearest.length > 0 ? `did you mean ${fullNames(nearest)}?` : known.length > 0 ? `the known fields are ${fullNames(known)}.` : `${before.join(".")} has no fields.`;
	return new LanserError("E/USAGE", `A bundle has no field ${JSON.stringify(field)}: ${next}`, {
		field,
		nearest
	});
}

// src/cli/output-options.ts
function compactOption() {
	return new Option("--compact", "print a short answer for a language model: places with their lines of code, and how complete the answer is").conflicts("json");
}
function fieldsOption() {
	return new Option("--fields <list>", "print only these fields of the bundle as JSON, with its id and any error; for example facts.definitions.uri,meta").implies({ json: true });
}

// src/cli/bundle-command.ts
function addBundleCommand(program, runner) {
	addCommand(program, {
		name: "bundle",
		summary: "print the whole bundle of an earlier compact answer",
		description: "Print the whole bundle of an earlier compact answer. Operations such as def and diag give compact answers with --compact, and as tools of lanser mcp. The last line of such an answer contains the first digits of the id. The user’s cache folder keeps up to 1 GiB of recent bundles. A bundle of more than 4 MiB is not kept, and its answer has no id.",
		arguments: [["<id>", "the id of the bundle, or at least its first 4 digits"]],
		examples: `  lanser bundle 3f1c0a9be4d2 | jq .resolution     after an answer that ends with "bundle 3f1c0a9be4d2"
  lanser bundle 3f1c0a9be4d2 --fields facts.definitions,environment.server`,
		exitCodes: {
			0: "printed",
			3: "the cache has no bundle with this id",
			4: "the cache has several bundles whose ids start with these digits",
			20: "the argument is not an id, or a field does not exist",
			22: "the bundle in the cache was changed"
		}
	}).addOption(fieldsOption()).action(runner(null, async (edge, id, options) => {
		const fields = options.fields === void 0 ? void 0 : await readFields(options.fields);
		const bundle = await keptBundle(edge.host, id);
		edge.json(fields === void 0 ? bundle : selectedFields(bundle, fields));
		return 0;
	}));
}

// src/daemon/young-generation.ts
/** Prevents V8 from enlarging its space for new objects. After a large request, V8 could keep the larger space. */
function limitYoungGeneration() {
	setFlagsFromString("--semi-space-growth-factor=1");
}

// src/cli/candidate-arguments.ts
/**
* Reads the candidates that the arguments name. A file or standard input ("-") contains a patch, or JSON Lines
* with patches. A folder is a work tree. Any other argument is a revision.
*
* @throws LanserError E/USAGE for a name that looks like a path but is not accessible, for a name that is both a path
* and a revision, for invalid JSON Lines, and for UTF-16; the errors of `findGit`, `openRepository` and `inputBytes`.
*/
async function candidatesOf(edge, folder, names) {
	const repository = await openRepository(await findGit(edge.host, [folder]), folder);
	const sources = [];
	for (const name of names) sources.push(...await candidatesNamed(edge, repository, name));
	return sources;
}
async function candidatesNamed(edge, repository, name) {
	if (name === "-") return patchesIn("standard input", await inputBytes(edge, name));
	const info = name === "" ? void 0 : await stat(path.resolve(edge.cwd, name)).catch(() => void 0);
	const isPath = path.isAbsolute(name) || /^\.{1,2}(?:[\\/]|$)/u.test(name);
	const isRevision = async () => await revisionId(repository, `${name}^{commit}`, edge.signal) !== void 0;
	if (info === void 0) {
		if (name === "" || isPath || FILE_NAME.test(name) && !await isRevision()) throw new LanserError("E/USAGE", `The file or folder ${JSON.stringify(shownName(name))} does not exist or is not accessible. Check the path of the candidate, and its permissions.`);
		return [{
			kind: "revision",
			revision: name
		}];
	}
	if (!isPath && await isRevision()) throw new LanserError("E/USAGE", `${JSON.stringify(name)} is both a revision and a path. Write ./${name} for the path, or the full name of the revision, for example refs/heads/${name}.`);
	if (info.isDirectory()) return [{
		kind: "directory",
		directory: path.resolve(edge.cwd, name),
		name: shownName(name)
	}];
	return patchesIn(shownName(name), await inputBytes(edge, name));
}
/** Matches the usual names of patch files, to report a missing file instead of an unknown revision. */
const FILE_NAME = /\.(?:diff|jsonl|ndjson|patch)$/u;
function patchesIn(name, bytes) {
	if (isUtf16(bytes)) throw new LanserError("E/USAGE", `${name} is encoded in UTF-16. Convert it to UTF-8.`);
	const decoded = decodeUtf8(bytes);
	const { text } = decoded;
	if (!text.trimStart().startsWith("{")) return [{
		kind: "patch",
		name,
		patch: bytes
	}];
	if (decoded.kind === "malformed") {
		const line = text.split("\n").length;
		throw new LanserError("E/USAGE", `${name}:${line} has invalid UTF-8 at byte ${decoded.byte + 1} of the input. Encode the input in UTF-8.`);
	}
	return text.split("\n").flatMap((line, index) => {
		if (line.trim() === "") return [];
		const place = `${name}:${index + 1}`;
		const { patch, name: own = place, ...others } = jsonLine(line, place);
		const [unknownField] = Object.keys(others);
		if (typeof patch === "string" && typeof own === "string" && unknownField === void 0) return [{
			kind: "patch",
			name: own,
			patch
		}];
		const problem = unknownField !== void 0 ? `has an unknown field ${JSON.stringify(unknownField)}` : typeof patch === "string" ? "has a `name` that is not a string" : "needs `patch`";
		throw new LanserError("E/USAGE", `${place} ${problem}. A line has the strings \`patch\` and, optionally, \`name\`.`);
	});
}
function jsonLine(line, place) {
	try {
		const value = JSON.parse(line);
		if (isRecord(value)) return value;
	} catch {}
	throw new LanserError("E/USAGE", `${place} is not a JSON object. Each line is an object with the string \`patch\`.`);
}

// src/gate/cache/side-cache.ts
/** The maximum size of each subfolder in bytes. The first two digits of a key name one of 256 subfolders. */
const MAX_FOLDER_SIZE = 16e6;
/**
* Returns a cache that concurrent runs can share. It has one file per entry. If a new entry makes a subfolder too
* large, the oldest entries of the subfolder are removed.
*
* @throws LanserError as {@link outputPath}: E/JAIL for a link inside a checkout; E/USAGE for a device, socket or
* pipe; E/FS_PERMISSIONS if the path cannot be read.
*/
function folderCache(folder) {
	const place = outputPath(folder, {
		label: "cache",
		hint: "name-cache-directory"
	});
	const files = openKeyedFiles(place, MAX_FOLDER_SIZE);
	return {
		get: async (key) => files.get(key),
		async put(key, text) {
			await files.put(key, text);
			await files.trim();
		}
	};
}

// src/cli/gate-options.ts
/** Adds the options for projects. The help says that the Pyright configuration is that of `state`, such as `base`. */
function addProjectOptions(command, state) {
	return command.option("--working-directory <dir>", "check the project of this folder, relative to the repository’s root; repeatable (default: the root)", repeated).option("--config-file <file>", `use this Pyright configuration of ${state} instead of each project’s own; relative to the repository’s root`);
}
/** @param rules the rules that the command can check. */
function failOnOption(state, rules = FAIL_ON) {
	const names = rules.join(", ");
	return new Option("--fail-on <list>", `fail on these findings: one or more of ${names} (default: the value in ${state}’s configuration, else ${DEFAULT_FAIL_ON.filter((rule) => rules.includes(rule)).join(", ")})`).argParser((text) => parseFailOn(text, names, rules));
}
function parseFailOn(text, names, rules) {
	const entries = text.split(/[,\n]/u).map((entry) => entry.trim()).filter((entry) => entry !== "");
	if (entries.length === 0) throw new InvalidArgumentError(`Name at least one of ${names}.`);
	for (const entry of entries) if (!rules.includes(entry)) throw new InvalidArgumentError(`${JSON.stringify(entry)} is not one of ${names}.`);
	return entries;
}

// src/shards/files-of-shard.ts
/** The estimated seconds per byte in a project without recorded costs. */
const USUAL_RATE = 1e-5;
/**
* Returns a function that selects a shard's files in a project. `sizes` contains each file's size in bytes. Missing
* costs are estimated from the sizes. The returned function balances the costs over all its calls. Therefore, call
* the same returned function once for each project, in the same order on every machine.
*/
function filesOfShard(shard, costs) {
	const select = balancedShard(shard);
	return (sizes) => {
		let [seconds, bytes] = [0, 0];
		for (const [name, size] of sizes) {
			const cost = costs.get(name);
			if (cost === void 0) continue;
			seconds += cost;
			bytes += size;
		}
		const rate = bytes > 0 && seconds > 0 ? seconds / bytes : USUAL_RATE;
		const costOf = (name) => costs.get(name) ?? (sizes.get(name) ?? 0) * rate;
		const names = [...sizes.keys()].toSorted((one, other) => costOf(other) - costOf(one) || compareCodeUnits(one, other));
		return new Set(select(names, costOf));
	};
}

// src/shards/check-shard.ts
const SIDES = ["before", "after"];
/** Checks the files of one shard on both sides, without a comparison. Throws the error of an inconclusive side. */
async function checkShard({ recorded, shard, costs, ...given }) {
	try {
		var _usingCtx$12 = _usingCtx();
		const options = {
			...gateOptions(recorded),
			...given
		};
		const parts = _usingCtx$12.a(await ownParts(options));
		const gate = _usingCtx$12.a(await prepareGate(options, parts));
		const { preparation } = gate;
		if (preparation.kind === "failed") throw preparation.error;
		const [base, head] = [commitOf(preparation.tip), commitOf(preparation.after)];
		const times = fileTimes(given.host);
		const filesOf = filesOfShard(shard, costs);
		const checks = [];
		for await (const run of projectRuns(gate, parts)) {
			const sizes = [...await sizesOf(run)];
			const select = (inScope) => filesOf(new Map(sizes.filter(([name]) => inScope?.has(name) ?? true)));
			checks.push(...await checksOf({
				...run,
				host: times.host,
				select
			}, times));
		}
		return {
			kind: "gate-part",
			version: "1.0",
			shard,
			base,
			head,
			options: recorded,
			tool: TOOL.version,
			checks,
			seconds: times.seconds()
		};
	} catch (_) {
		_usingCtx$12.e = _;
	} finally {
		await _usingCtx$12.d();
	}
}
/** Rejects the working tree, because it may differ between the machines. */
function commitOf({ commit }) {
	if (commit !== null) return commit;
	throw new LanserError("E/USAGE", "A shard checks commits, not the working tree. Commit the files, and name the commit.");
}
/** Returns the sizes of the project's files in bytes, by path in the repository. Adds the sizes of both sides. */
async function sizesOf(run) {
	const sizes = /* @__PURE__ */ new Map();
	for (const side of SIDES) {
		const options = await sideOptions(run, side, run.signal);
		const { places } = await viewProject({
			...options,
			root: projectRoot(options)
		});
		for (const [name, file] of places) {
			const known = repositoryPath$1(run.workingDirectory, name);
			sizes.set(known, (sizes.get(known) ?? 0) + (await stat(file)).size);
		}
	}
	return sizes;
}
async function checksOf(run, times) {
	const { checked } = await checkBothSides(run);
	if (checked.kind === "failed") {
		const [failure] = checked.failures;
		throw failure?.error ?? new LanserError("E/INCONCLUSIVE", "Base or head was not checked. Run again.");
	}
	return Promise.all(SIDES.map(async (side) => {
		try {
			var _usingCtx3 = _usingCtx();
			const check = _usingCtx3.a(checked[side]);
			const { workingDirectory } = run;
			const { scope } = check.facts;
			const paths = (scope.kind === "files" ? scope.files : []).map((name) => repositoryPath$1(workingDirectory, name));
			times.add(side, paths);
			return {
				side,
				workingDirectory,
				bundle: check.bundle
			};
		} catch (_) {
			_usingCtx3.e = _;
		} finally {
			await _usingCtx3.d();
		}
	}));
}
function fileTimes(host) {
	const answeredAt = {
		before: [],
		after: []
	};
	const sums = /* @__PURE__ */ new Map();
	return {
		host: {
			...host,
			progress(step) {
				answeredAt[step.label.startsWith("before") ? "before" : "after"][step.done] = host.monotonicMs();
				host.progress(step);
			}
		},
		add(side, names) {
			const times = answeredAt[side];
			answeredAt[side] = [];
			for (const [index, name] of names.entries()) {
				const [from, to] = [times[index], times[index + 1]];
				if (index === 0 || from === void 0 || to === void 0) continue;
				sums.set(name, (sums.get(name) ?? 0) + to - from);
			}
		},
		seconds: () => Object.fromEntries([...sums].map(([name, ms]) => [name, Math.round(ms) / 1e3]))
	};
}

// src/shards/read-part.ts
/** Returns true if a text begins like the JSON of a part. Ignores white space. Does not check the rest. */
function isPart(text) {
	return /^\s*\{\s*"kind"\s*:\s*"gate-part"/u.test(text);
}
/** Returns a part as one line of JSON. The member `kind` must be the first, as {@link isPart} expects. */
function partText(part) {
	return `${JSON.stringify(part)}\n`;
}
/** Reads a part, and checks its schema and the hashes of its bundles. Throws E/SCHEMA_INVALID for an invalid part. */
function readPart(text, name) {
	const read = readJson(text);
	if (read.kind === "refused") {
		const [fault] = read.faults;
		throw invalid$1(name, `line ${fault?.place.line}, column ${fault?.place.column}: expected ${fault?.expected}`);
	}
	const [violation] = violationsOf("manifest", read.value, "part");
	if (violation !== void 0) throw invalid$1(name, violationText(violation));
	const part = read.value;
	const checked = part.checks.map(({ side, workingDirectory }) => JSON.stringify([side, workingDirectory]));
	if (new Set(checked).size < checked.length) throw invalid$1(name, "it contains two checks of the base (or the head) of one project");
	return {
		name,
		part,
		checks: part.checks.map(({ side, workingDirectory, bundle }) => {
			const [changed] = hashViolations("bundle", bundle);
			if (changed !== void 0) throw invalid$1(name, violationText(changed));
			const { environment, facts } = bundle;
			if (bundle.request.cmd !== "diagnostics" || facts === null || !("hints" in facts)) throw invalid$1(name, "one of its bundles has no diagnostics");
			return {
				side,
				workingDirectory,
				bundle: {
					environment,
					facts
				}
			};
		})
	};
}
function invalid$1(name, reason) {
	return new LanserError("E/SCHEMA_INVALID", `${JSON.stringify(name)} is not the part of a shard, or it was changed: ${reason}. Run its shard again.`, { path: name });
}

// src/cli/gate-shard.ts
/** The options that conflict with `--shard`, because a shard does not write a report, a cache or a trace. */
const REPORT_OPTIONS = [
	"format",
	"reportDirectory",
	"cacheDirectory",
	"traceFile"
];
function addShardOptions(command) {
	return command.addOption(new Option("--shard <i/n>", "check only the files of the i-th of n shards, and write a part of the report; lanser merge joins all parts").argParser(shardOf).conflicts(REPORT_OPTIONS)).option("--costs <part>", "with --shard: balance the shards by the check times in this part of an earlier gate; repeatable; give every shard the same parts (default: balance by file size)", repeated);
}
/** Checks one shard, and writes its part of the report to the file `out`, or by default to standard output. */
async function writePart(edge, gate, recorded, { shard, costs = [], out }) {
	const part = await checkShard({
		...gate,
		host: edge.host,
		signal: edge.signal,
		recorded,
		shard,
		costs: new Map((await partsOf(edge, costs)).flatMap(({ part: { seconds } }) => Object.entries(seconds)))
	});
	const text = partText(part);
	if (out === void 0) {
		edge.json(part);
		return;
	}
	const target = path.resolve(out);
	await writeReportFiles(path.dirname(target), [{
		name: path.basename(target),
		text
	}], {
		label: "part",
		hint: "name-output",
		untrusted: await enclosingCheckout(gate.repository)
	});
}
async function partsOf(edge, names) {
	const parts = [];
	for (const name of names) {
		const bytes = await inputBytes(edge, name);
		parts.push(readPart(Buffer.from(bytes).toString("utf8"), shownName(name)));
	}
	return parts;
}
/** Returns true if a regular file begins like a shard's part. Does not read a pipe, whose content would be lost. */
async function isGatePart(edge, file) {
	if (statSync(path.resolve(edge.cwd, file), { throwIfNoEntry: false })?.isFile() !== true) return false;
	const input = await namedInput(edge.cwd, file);
	for await (const chunk of bytesOf(input, edge, 64)) return isPart(chunk.toString("latin1"));
	return false;
}

// src/cli/hint-words.ts
/** The next step for each hint of an error or a check, in terms of commands and their options. */
const CLI_HINTS = {
	"allow-dirty": "Commit the changes, or pass --allow-dirty.",
	"check-commit": "Check a commit instead, for example with `lanser gate --head HEAD`.",
	"choose-head": "Commit the changes, check them with --head worktree, or check the last commit with --head HEAD.",
	"choose-server": "Choose a different server with --server, or configure a server in lanser.json.",
	"confirm-edit": "To write the edit anyway, pass --confirm.",
	"keep-documents": "To keep the content of uncommitted files, and of files that Git converts, run `lanser locate --keep`.",
	"make-point": "To store the current files as a point, run lanser point NAME.",
	"name-cache-directory": "Name a different folder with --cache-directory.",
	"name-column-unit": "Name the unit of columns with --index-io, or with ?indexing= in the selector.",
	"name-commit": "Name the full id of the commit with --head-sha, or publish in a workflow with the trigger workflow_run.",
	"name-interpreter": "Name a different interpreter or environment with --python.",
	"name-output": "Name a different file or folder with --out.",
	"name-previous-bundle": "Name the previous bundle with --prev.",
	"name-report-directory": "Name a different folder with --report-directory.",
	"name-repository": "Name the repository with --repository OWNER/REPO.",
	"name-revision": "Name a different revision with --base or --head.",
	"name-tool-output": "With --from, name a file that contains the output of the tool, or \"-\" for standard input.",
	"name-trace-file": "Name a different file with --trace-file.",
	"name-workspace": "Name a different folder with --workspace.",
	"omit-commit": "Omit --head-sha.",
	"omit-shard": "Run this batch without --shard.",
	"pick-action": "Name the action with --pick.",
	"raise-timeout": "Raise the limit with --timeout.",
	"read-partial-trace": "To read the complete part of the trace, pass --partial.",
	recover: "To finish the undo, run `lanser recover`.",
	"rename-overrides": "To rename the related members or parameters too, pass --overrides.",
	"replay-in-clone": "With --workspace, name a clone that contains this version of the document. Or record the trace again without --no-embed.",
	"report-log": "Run the command again with --verbose, and report its output.",
	"resume-batch": "Continue the batch with --resume."
};

// src/cli/print-gate.ts
const JSON_FORMATS = /* @__PURE__ */ new Set([
	"json",
	"sarif",
	"gitlab",
	"rdjson"
]);
/**
* Prints a report in the requested format, or writes it to a file.
*
* @throws LanserError the errors of {@link writeReportFiles} if the file cannot be written.
*/
async function printGate(edge, report, options) {
	const format = options.json === true ? "json" : options.format ?? "text";
	if (options.out !== void 0) {
		const target = path.resolve(options.out);
		const file = {
			name: path.basename(target),
			text: renderGate(format, report, CLI_HINTS)
		};
		await writeReportFiles(path.dirname(target), [file], {
			hint: "name-output",
			untrusted: await enclosingCheckout(options.repository)
		});
	} else if (options.json === true) edge.json(report);
	else if (format === "text") edge.print(gateText(reportInWords(report, CLI_HINTS), edge.colors));
	else if (JSON_FORMATS.has(format)) edge.jsonText(renderGate(format, report, CLI_HINTS));
	else if (format === "junit") edge.out(renderGate(format, report, CLI_HINTS));
	else edge.print(renderGate(format, report, CLI_HINTS));
}

// src/cli/gate-command.ts
function addGateCommand(program, runner) {
	const command = addCommand(program, {
		name: "gate",
		summary: "compare the diagnostics of two revisions and apply a policy",
		description: "Check the code before the change (base) and after the change (head) with Pyright under base’s configuration. Report the diagnostics that the change introduces, resolves, changes and moves. A second check confirms introduced and resolved diagnostics. The gate also replays traces, validates documents, compares changed JSON Schemas, previews proposed edits, lists new suppressions and weakened settings, and scores the change. The checkout is not modified.",
		examples: `  lanser gate                                       this branch
  lanser gate --base HEAD --head worktree           uncommitted changes
  lanser gate --base v1.0 --head v1.1 --json | jq .conclusion
  lanser gate --base main --trajectory commits      also score single commits
  lanser gate --base main --format gitlab --out gl-code-quality-report.json
  lanser gate --base main --shard 2/8 --out part-2.json`,
		exitCodes: {
			0: "passed, or the part of a shard was written",
			1: "failed by the policy",
			25: "inconclusive, and the policy fails inconclusive gates"
		}
	});
	addProjectOptions(addTraceOptions(addFormulaOptions(command, "base’s configuration")).option("--base <rev>", "compare with the merge base of this revision and head (default: the default branch of the remote, else main or master)").option("--head <rev>", "check this revision, the \"worktree\" on disk, or the \"index\" (default: HEAD)"), "base").option("--pyright-version <which>", "use this Pyright: the version that lanser includes or base’s package-lock.json lists, \"project\" for the listed version, or the absolute path of a pyright package outside of the checkout (default: the version that lanser includes)").addOption(failOnOption("base")).option("--warn-only", "report findings, but exit with 0 even if findings or an inconclusive result violate the policy").option("--schemas <glob>", "validate the files of head that match this glob; breaking changes count only in JSON Schemas that match; repeatable (default: the globs in base’s configuration, else .lanser/**/*.json, .lanser/**/*.jsonl and **/*.schema.json)", repeated).option("--traces <glob>", "replay the traces that match this glob; repeatable (default: the globs in base’s configuration, else .lanser/traces/**/*.jsonl)", repeated).option("--proposals <glob>", "preview the proposed edits that match this glob; repeatable (default: the globs in base’s configuration, else .lanser/proposals/**/*.json)", repeated).addOption(new Option("--trajectory <which>", "commits: also score each first-parent commit after the merge base, up to head; if there are more than 20, score 20 of them at regular intervals (default: the value in base’s configuration, else none)").choices(TRAJECTORIES)).addOption(new Option("--scope <which>", "check all files (full), or only the affected files (affected): those whose diagnostics the change can affect (default: the value in base’s configuration, else full)").choices(SCOPES)).option("--pull-request-text <file>", "read proposed edits from the fenced `lanser` blocks in this file, which contains the pull request’s description; \"-\" for standard input").option("--label <name>", "apply the policy as for a pull request with this label; the policy may waive findings for a label; repeatable", repeated).option("--allow-dirty", "check HEAD even if tracked files have uncommitted changes").addOption(new Option("--format <which>", "print the report in this format (default: text)").choices(GATE_FORMATS).conflicts("json")).option("--out <file>", "write the report, or with --shard the part of the report, to this file instead of standard output").option("--report-directory <dir>", "write the bundles, and the report in every format except text, to this folder").option("--cache-directory <dir>", "cache the check of base in this folder, unless only affected files are checked, a trace is recorded, or --pyright-version is a path (default: no cache)");
	addShardOptions(command).action(runner(requestOf$3, async (edge, options) => {
		const repository = workspaceFolder(options);
		const { cacheDirectory } = options;
		const cache = cacheDirectory === void 0 ? void 0 : folderCache(cacheDirectory);
		await recoverFolder(edge, repository);
		const compared = {
			repository,
			base: options.base ?? await findBase(edge, repository, options.head),
			head: options.head ?? "HEAD",
			requireCleanTree: options.head === void 0 && options.allowDirty !== true
		};
		const recorded = pairOptions({
			...options,
			pullRequestText: options.pullRequestText === void 0 ? void 0 : await inputText(edge, options.pullRequestText)
		});
		const { shard, out, reportDirectory } = options;
		const untrusted = await enclosingCheckout(repository);
		if (out !== void 0) {
			const { dir, base } = path.parse(path.resolve(out));
			await checkReportFolder(dir, {
				hint: "name-output",
				untrusted
			}, base);
		}
		if (reportDirectory !== void 0) await checkReportFolder(path.resolve(reportDirectory), { untrusted });
		if (shard !== void 0) {
			await writePart(edge, compared, recorded, {
				...options,
				shard
			});
			return 0;
		}
		const { report, bundles } = await runGate({
			...gateOptions(recorded),
			...compared,
			host: edge.host,
			onProjectAbove: (folder, project) => edge.err(`lanser: ${visible(projectAbove(folder, project))}\n`),
			cache,
			trace: traceOptions(options),
			signal: edge.signal
		});
		if (reportDirectory !== void 0) {
			const files = reportFiles(report, CLI_HINTS, bundles);
			await writeReportFiles(path.resolve(reportDirectory), files, { untrusted });
		}
		await printGate(edge, report, {
			...options,
			repository
		});
		return exitCodeOf$2(report);
	}));
}
function requestOf$3(_, { base, head = "HEAD", workingDirectory }) {
	return {
		cmd: "gate",
		options: {
			...base === void 0 ? {} : { base },
			head,
			...workingDirectory === void 0 ? {} : { workingDirectories: workingDirectory }
		}
	};
}
/** Returns the options that a manifest of `lanser run` can also set. Omits options without a value. */
function pairOptions(options) {
	const given = PAIR_OPTIONS.map((name) => [name, options[name]]);
	return Object.fromEntries(given.filter(([, value]) => value !== void 0));
}
const SOURCES = {
	"remote-default": "the default branch of the remote",
	remote: "a branch of the remote, because the default branch of the remote is unknown",
	local: "a local branch, because no remote branch main or master is known"
};
/**
* Returns the base for a command without `--base`: the {@link defaultBranch}. Prints its name to standard error.
* Without `head`, also warns if HEAD is the same commit as the base.
*
* @throws LanserError if the default branch is unknown: the error of {@link headCommit} if HEAD has no readable
* commit, otherwise E/USAGE; the errors of {@link findGit} and {@link openRepository}.
*/
async function findBase(edge, folder, head) {
	const { host, signal } = edge;
	const repository = await openRepository(await findGit(host, [folder]), folder);
	const found = await defaultBranch(repository, signal);
	if (found === void 0) {
		await headCommit(repository);
		throw new LanserError("E/USAGE", "The default branch is unknown: neither the remote nor this clone has a branch main or master. Name the revision to compare with: --base REVISION.");
	}
	edge.err(`lanser: base: ${visible(found.name)}, ${SOURCES[found.source]}\n`);
	const [before, after] = await Promise.all([found.ref, "HEAD"].map(async (name) => revisionId(repository, `${name}^{commit}`, signal)));
	if (head === void 0 && before === after) edge.err("lanser: HEAD is the same commit as the base, so nothing can be new. To check the last commit, pass --base HEAD~1. To check uncommitted changes, pass --head worktree.\n");
	return found.ref;
}

// src/cli/candidates-command.ts
function addCandidatesCommand(program, runner) {
	const command = addCommand(program, {
		name: "candidates",
		summary: "compare several changes to one base, and rank them",
		description: "Run a gate for each candidate against the same base, and rank the results. One language server checks all candidates. The criteria, the most important first, are: the result of the policy, new errors, evidence of hidden errors (such as new suppressions), the score, and other new diagnostics. Each candidate gets the same result as from `lanser gate`. If a patch does not apply, or a candidate crashes the server, the results of the other candidates do not change. The checkout is not modified.",
		arguments: [["<candidates...>", "patch files, JSON Lines files with `patch` and an optional `name`, revisions, or root folders of work trees (\"-\" reads a patch or JSON Lines from standard input)"]],
		examples: `  lanser candidates --base main fix-1.patch fix-2.patch agent/third ../worktree-4
  lanser candidates --base main --scope affected samples.jsonl --json | jq '.candidates[] | {name, rank}'
  lanser candidates --base main --pairs feature-a feature-b`,
		exitCodes: {
			0: "every candidate and pair was evaluated, and none is inconclusive; the policy has no effect on the exit code",
			25: "a candidate has an error, for example a patch that does not apply; or base, a candidate or a pair is inconclusive"
		}
	});
	addProjectOptions(addFormulaOptions(command, "base’s configuration").option("--base <rev>", "use this revision as base: patches apply to it; a revision or work tree is compared with its merge base with this revision (default: the default branch of the remote, else main or master)").option("--pairs", "also merge each pair of candidates, and report diagnostics that only the combination causes"), "base").addOption(failOnOption("base")).addOption(new Option("--scope <which>", "check all files (full), or only the affected files (affected): those whose diagnostics a candidate can affect, which is usually much faster (default: the value in base’s configuration, else full)").choices(SCOPES)).addOption(new Option("--format <which>", "print a table (text), or one line of JSON for each candidate and pair as soon as it is checked (jsonl)").choices(["text", "jsonl"]).default("text").conflicts("json")).action(runner("candidates", async (edge, names, options) => {
		const repository = workspaceFolder(options, edge.cwd);
		await recoverFolder(edge, repository);
		limitYoungGeneration();
		const result = await evaluateCandidates({
			host: edge.host,
			repository,
			base: options.base ?? await findBase(edge, repository, "candidates"),
			candidates: await candidatesOf(edge, repository, names),
			pairs: options.pairs,
			...options.workingDirectory === void 0 ? {} : { workingDirectories: options.workingDirectory },
			configFile: options.configFile,
			python: options.python,
			failOn: options.failOn,
			scope: options.scope,
			rewardVersion: options.rewardVersion,
			rewardWeights: options.weights,
			timeoutMs: timeoutOf(options),
			onProjectAbove: (folder, project) => edge.err(`lanser: ${visible(projectAbove(folder, project))}\n`),
			onCandidate: (candidate) => {
				if (options.format === "jsonl") edge.json(candidate);
			},
			onPair: (pair) => {
				if (options.format === "jsonl") edge.json({
					kind: "pair",
					...pair
				});
			},
			signal: edge.signal
		});
		if (options.json === true) edge.json(result);
		else if (options.format !== "jsonl") edge.print(candidatesText(result, CLI_HINTS, edge.colors));
		return exitCodeOf$1(result);
	}));
}
function exitCodeOf$1({ candidates, pairs = [] }) {
	return pairs.every(({ conclusion }) => conclusion !== "inconclusive") && candidates.every(isEvaluated) ? 0 : 25;
}

// src/cli/command-facts.ts
/** The placeholders for which a shell offers files. Contains `selector`: selectors often begin with a path. */
const FILES$1 = /* @__PURE__ */ new Set([
	"bundle",
	"candidates",
	"file",
	"files",
	"glob",
	"manifest",
	"new",
	"old",
	"part",
	"patch",
	"path",
	"place",
	"plan",
	"report",
	"selector"
]);
/** Lists lanser itself, its commands and their subcommands, in the order of the help. Omits the command `help`. */
function commandFacts(program) {
	return [program, ...program.commands.flatMap((command) => [command, ...command.commands])].map(factsOf);
}
function factsOf(command) {
	const help = command.createHelp();
	const words = [];
	for (let one = command; one.parent !== null; one = one.parent) words.unshift(one.name());
	return {
		words,
		description: command.description(),
		usage: help.commandUsage(command),
		arguments: command.registeredArguments.map((argument) => ({
			name: argument.name(),
			description: help.argumentDescription(argument),
			isSeveral: argument.variadic,
			value: valueOf(argument.name(), argument)
		})),
		options: help.visibleOptions(command).map((option) => ({
			flags: option.flags,
			names: [option.short, option.long].filter((name) => name !== void 0),
			description: help.optionDescription(option),
			value: optionValue(option)
		})),
		commands: command.commands.map((one) => ({
			name: one.name(),
			summary: one.summary()
		})),
		notes: notesOf(command)
	};
}
function optionValue(option) {
	const placeholder = /[<[](?<name>[^>\]]+)/u.exec(option.flags)?.groups?.["name"];
	return placeholder === void 0 ? void 0 : {
		...valueOf(placeholder, option),
		isOptional: option.optional
	};
}
function valueOf(placeholder, { argChoices: choices = [] }) {
	return {
		placeholder,
		kind: choices.length > 0 ? "choice" : kindOf(placeholder),
		choices
	};
}
function kindOf(placeholder) {
	if (placeholder === "rev" || placeholder === "state") return "revision";
	if (placeholder === "dir") return "directory";
	return FILES$1.has(placeholder) ? "file" : "other";
}
/** Returns the help below the options and commands. Only `outputHelp` adds this to the text of `helpInformation`. */
function notesOf(command) {
	let text = "";
	const output = command.configureOutput();
	command.configureOutput({ writeOut: (part) => text += part });
	command.outputHelp();
	command.configureOutput(output);
	return text.slice(command.helpInformation().length).trim();
}

// src/cli/completion/bash.ts
/** Returns the script for bash 3.2 and later. Never uses `compgen -W`, which executes commands in its words. */
function bashCompletion(commands) {
	return `# Completion of lanser for bash. Written by: lanser completion bash
_lanser_offer() {
  local word quoted
  while IFS= read -r word; do
    [[ $word == "$cur"* ]] || continue
    # The name of a branch may contain special characters of the shell, such as ; and &.
    printf -v quoted %q "$word"
    COMPREPLY+=("$quoted")
  done
}

_lanser_words() { _lanser_offer < <(printf '%s\\n' "$@"); _lanser_only; }
_lanser_revisions() {
  _lanser_offer < <(echo HEAD; git for-each-ref --format='%(refname:short)' refs/heads refs/remotes refs/tags 2>/dev/null)
  _lanser_only
}
_lanser_directories() {
  local directory
  while IFS= read -r directory; do COMPREPLY+=("$directory"); done < <(compgen -d -- "$cur")
  compopt -o filenames 2>/dev/null
  _lanser_only
}
# Stops bash from offering files. Bash before 4.0 has no compopt and still offers files.
_lanser_only() { compopt +o default 2>/dev/null; return 0; }

_lanser() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command='' index
  COMPREPLY=()
  # By default, bash splits --option=value into three words.
  [[ $cur == '=' ]] && cur=''
  [[ $prev == '=' ]] && prev=\${COMP_WORDS[COMP_CWORD-2]}
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "$command \${COMP_WORDS[index]}" in
      ${commands.flatMap(({ words }) => {
		const name = words.at(-1);
		return name === void 0 ? [] : [`'${words.slice(0, -1).join(" ")} ${name}'`];
	}).join(" | ")}) command="\${command:+$command }\${COMP_WORDS[index]}" ;;
    esac
  done
  case $command in
${commands.map(commandCase).join("")}  esac
}

complete -o bashdefault -o default -F _lanser lanser
`;
}
function commandCase({ words, options, commands, arguments: named }) {
	const names = options.flatMap((option) => option.names);
	const values = options.flatMap(({ names: flags, value }) => value === void 0 ? [] : [`        ${flags.join(" | ")}) ${offerOf(value)}; return ;;\n`]);
	const first = named[0]?.value;
	const rest = commands.length > 0 ? `_lanser_words ${commands.map(({ name }) => name).join(" ")}` : first === void 0 ? "_lanser_only" : offerOf(first);
	return `    '${words.join(" ")}')
${values.length === 0 ? "" : `      case $prev in\n${values.join("")}      esac\n`}      if [[ $cur == -* ]]; then _lanser_words ${names.join(" ")}; else ${rest}; fi
      ;;
`;
}
const OFFERS = {
	directory: "_lanser_directories",
	file: ":",
	revision: "_lanser_revisions",
	other: "_lanser_only"
};
function offerOf({ kind, choices }) {
	return kind === "choice" ? `_lanser_words ${choices.join(" ")}` : OFFERS[kind];
}

// src/cli/completion/fish.ts
function fishCompletion(commands) {
	return `# Completion of lanser for fish. Written by: lanser completion fish
function __lanser_at --description 'Tests if the words before the cursor name this command'
    set -l command
    for word in (commandline -opc)[2..-1]
        switch "$command $word"
            case ${commands.flatMap(({ words }) => words.length === 0 ? [] : [`'${words.slice(0, -1).join(" ")} ${words.at(-1) ?? ""}'`]).join(" ")}
                set command $command $word
        end
    end
    test "$command" = "$argv"
end

function __lanser_revisions
    echo HEAD
    git for-each-ref --format='%(refname:short)' refs/heads refs/remotes refs/tags 2>/dev/null
end

complete -c lanser -e
${commands.map(commandLines).join("")}`;
}
function commandLines(facts) {
	const start = `complete -c lanser -n ${quoted$1(["__lanser_at", ...facts.words].join(" "))}`;
	const below = facts.commands.map(({ name, summary }) => `${start} -f -a ${name} -d ${quoted$1(summary)}\n`);
	const value = facts.arguments[0]?.value;
	const named = value === void 0 ? "-f" : sourceOf(value, "-f");
	const options = facts.options.map((option) => `${start} ${flagsOf(option)} -d ${quoted$1(option.description)}\n`);
	return [
		...below,
		...below.length > 0 || named === "" ? [] : [`${start} ${named}\n`],
		...options
	].join("");
}
function flagsOf({ names, value }) {
	const flags = names.map((name) => name.startsWith("--") ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`);
	const source = value === void 0 ? "" : sourceOf(value, "-x") || "-r -F";
	return [...flags, source].filter((part) => part !== "").join(" ");
}
/** Returns the options of fish's `complete` for a value; `''` for a file, because fish offers files by default. */
function sourceOf({ kind, choices }, exclusive) {
	switch (kind) {
		case "choice": return `${exclusive} -a ${quoted$1(choices.join(" "))}`;
		case "directory": return `${exclusive} -a '(__fish_complete_directories (commandline -ct))'`;
		case "file": return "";
		case "revision": return `${exclusive} -a '(__lanser_revisions)'`;
		case "other": return exclusive;
		default: return kind;
	}
}
function quoted$1(text) {
	return `'${text.replaceAll(/[\\']/gu, "\\$&")}'`;
}

// src/cli/completion/zsh.ts
/** Returns a script that zsh can evaluate, or load as `_lanser` from a folder of `fpath`. */
function zshCompletion(commands) {
	return `#compdef lanser
# Completion of lanser for zsh. Written by: lanser completion zsh
_lanser_revisions() {
  local -a revisions
  revisions=(HEAD \${(f)"$(git for-each-ref --format='%(refname:short)' refs/heads refs/remotes refs/tags 2>/dev/null)"})
  compadd -a revisions
}

${commands.map(commandFunction).join("\n")}
if [[ $funcstack[1] == _lanser ]]; then _lanser "$@"; else compdef _lanser lanser; fi
`;
}
function commandFunction(facts) {
	const options = facts.options.flatMap(optionSpecs);
	if (facts.commands.length === 0) {
		const named = facts.arguments.map(({ name, isSeveral, value }) => quoted(`${isSeveral ? "*" : ""}:${message(name)}:${actionOf(value)}`));
		return `${nameOf$1(facts.words)}() {
  _arguments -s ${[...options, ...named].join(" \\\n    ")}
}
`;
	}
	return `${nameOf$1(facts.words)}() {
  local curcontext="$curcontext" state state_descr line
  local -a commands
  typeset -A opt_args
  _arguments -C ${[
		...options,
		"'1:command:->command'",
		"'*::argument:->argument'"
	].join(" \\\n    ")} && return
  case $state in
    command)
      commands=(
        ${facts.commands.map(({ name, summary }) => quoted(`${name}:${summary}`)).join("\n        ")}
      )
      _describe -t commands command commands
      ;;
    argument)
      case $line[1] in
        ${facts.commands.map(({ name }) => `${name}) ${nameOf$1([...facts.words, name])} ;;`).join("\n        ")}
      esac
      ;;
  esac
}
`;
}
function nameOf$1(words) {
	return ["_lanser", ...words].join("_").replaceAll("-", "_");
}
/** Returns specifications for zsh's `_arguments`, one for each name of an option. A leading `*` allows repetition. */
function optionSpecs({ names, description, value }) {
	const explanation = `[${description.replaceAll(/[[\]\\]/gu, "\\$&")}]`;
	return names.map((name) => {
		if (value === void 0) return quoted(`*${name}${explanation}`);
		const colon = value.isOptional ? "::" : ":";
		return quoted(`*${name}=${explanation}${colon}${message(value.placeholder)}:${actionOf(value)}`);
	});
}
const ACTIONS = {
	directory: "_files -/",
	file: "_files",
	revision: "_lanser_revisions",
	other: " "
};
function actionOf({ kind, choices }) {
	return kind === "choice" ? `(${choices.join(" ")})` : ACTIONS[kind];
}
function message(text) {
	return text.replaceAll(/[\\:]/gu, "\\$&");
}
function quoted(text) {
	return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

// src/cli/manual-page.ts
/** Returns a page in the format man(7). One section has the options that all commands without subcommands share. */
function manualPage(commands) {
	const [program] = commands;
	const runnable = commands.filter((one) => one.words.length > 0 && one.commands.length === 0);
	const general = (runnable[0]?.options ?? []).filter((option) => runnable.every(({ options }) => options.some((one) => isSame(one, option))));
	return [
		`.TH LANSER 1 "" "${roff(`${TOOL.name} ${TOOL.version}`)}" "User Commands"`,
		".SH NAME",
		roff("lanser - turn the answers of language servers into evidence"),
		".SH SYNOPSIS",
		".B lanser",
		".I command",
		roff("[option ...] [argument ...]"),
		".SH DESCRIPTION",
		roff(program?.description ?? ""),
		...notes(program?.notes ?? ""),
		".SH COMMANDS",
		...commands.filter((one) => one.words.length > 0).flatMap((one) => section(one, general)),
		".SH GENERAL OPTIONS",
		"Every command that can run without a subcommand has these options.",
		...general.flatMap(term),
		""
	].join("\n");
}
function section(command, general) {
	const options = command.options.filter((one) => !general.some((other) => isSame(one, other)));
	return [
		`.SS "${roff(command.usage.replace(" [options]", ""))}"`,
		roff(command.description),
		...command.arguments.flatMap(({ name, description }) => entry(`\\fI${roff(name)}\\fR`, description)),
		...options.flatMap(term),
		...notes(command.notes)
	];
}
function term({ flags, description }) {
	const [names = "", value = ""] = flags.split(/ (?=[<[])/u);
	return entry(`\\fB${roff(names)}\\fR${value === "" ? "" : ` \\fI${roff(value.slice(1, -1))}\\fR`}`, description);
}
function entry(name, description) {
	return [
		".TP",
		name,
		roff(description)
	];
}
/** Formats examples and exit codes. In a block of several lines, the first is a heading; the rest is not wrapped. */
function notes(text) {
	const lines = [];
	for (const block of text.split("\n\n")) {
		const [heading = "", ...body] = block.split("\n");
		lines.push(".PP", body.length === 0 ? roff(heading) : `\\fB${roff(heading)}\\fR`);
		if (body.length > 0) lines.push(".nf", ...body.map(roff), ".fi");
	}
	return lines;
}
/** Escapes a line for roff, which reads a dot or an apostrophe at the line's start as a request. */
function roff(text) {
	return text.replaceAll("\\", String.raw`\e`).replaceAll("-", String.raw`\-`).replaceAll("\"", String.raw`\(dq`).replaceAll("'", String.raw`\(aq`).replaceAll("’", String.raw`\(cq`).replace(/^(?=\.)/u, String.raw`\&`);
}
function isSame(one, other) {
	return one.flags === other.flags && one.description === other.description;
}

// src/cli/completion-command.ts
const COMPLETIONS = {
	bash: bashCompletion,
	zsh: zshCompletion,
	fish: fishCompletion
};
function addCompletionCommand(program, runner) {
	addCommand(program, {
		name: "completion",
		summary: "print a shell script that completes commands and options",
		description: "Print a script that completes commands, options, option values, revisions, folders and files. Completion does not start lanser, so create the script again after an update of lanser.",
		examples: `  lanser completion bash > ~/.local/share/bash-completion/completions/lanser
  lanser completion zsh > "\${fpath[1]}/_lanser"
  lanser completion fish > ~/.config/fish/completions/lanser.fish`,
		exitCodes: {
			0: "printed",
			20: "lanser has no completion for this shell"
		}
	}).addArgument(new Argument("<shell>", "the shell").choices(Object.keys(COMPLETIONS))).action(runner(null, async (edge, shell, options) => {
		const script = COMPLETIONS[shell](commandFacts(program));
		if (options.json === true) edge.json({
			shell,
			script
		});
		else edge.out(script);
		return 0;
	}));
}
function addManCommand(program, runner) {
	addCommand(program, {
		name: "man",
		summary: "print the manual page",
		description: "Print the manual page of all commands, in the format of man.",
		examples: "  lanser man > lanser.1 && man ./lanser.1",
		exitCodes: { 0: "printed" }
	}).action(runner(null, async (edge, options) => {
		const page = manualPage(commandFacts(program));
		if (options.json === true) edge.json({ page });
		else edge.out(page);
		return 0;
	}));
}

// src/cli/delta-command.ts
const DEFAULT_NAME = "start";
function addDeltaCommand(program, runner) {
	const command = addCommand(program, {
		name: "delta",
		summary: "report the diagnostics that are new on disk since a revision or a point",
		description: "Compare the diagnostics of the files on disk with those of an earlier state: a revision, or a point that `lanser point` has stored. lanser matches and confirms diagnostics, and applies the policy, as `lanser gate --head worktree` does. The configuration of the earlier state applies. An old diagnostic on a moved line is not new. The warm process (see `lanser serve`) keeps the language servers running, so a repeated comparison is faster. To also check traces, schemas, proposals and suppressions, run `lanser gate`.",
		arguments: [["[files...]", "report only the diagnostics of these files and folders, and count the new errors in other files"]],
		examples: `  lanser delta                           new diagnostics since the last commit
  lanser point && lanser delta --since point:start
  lanser delta --since main src/app.py --compact`,
		exitCodes: {
			0: "passed",
			1: "failed by the policy: --fail-on, else the configuration of the earlier state",
			3: "the revision, the point or a named file does not exist",
			25: "inconclusive, and the policy fails inconclusive comparisons"
		}
	});
	addProjectOptions(addNoDaemon(command).option("--since <state>", `compare with this revision or point; write a point as ${POINT}NAME`, "HEAD").addOption(new Option("--scope <which>", "check all files (full), or only the affected files (affected): those whose diagnostics the change can affect (default: affected)").choices(SCOPES)), "the earlier state").addOption(failOnOption("the earlier state", DELTA_FAIL_ON)).addOption(compactOption()).action(runner("delta", async (edge, files, options) => {
		try {
			var _usingCtx$11 = _usingCtx();
			const repository = workspaceFolder(options, edge.cwd);
			await recoverFolder(edge, repository);
			const session = _usingCtx$11.a(await edge.openDelta({
				host: edge.host,
				signal: edge.signal
			}, repository));
			const { since, scope, workingDirectory, configFile, failOn, python } = options;
			const document = await session.delta({
				host: edge.host,
				repository,
				since,
				files: files.map((file) => path.resolve(edge.cwd, file)),
				scope,
				...workingDirectory === void 0 ? {} : { workingDirectories: workingDirectory },
				configFile,
				python: python === void 0 ? void 0 : path.resolve(edge.cwd, python),
				failOn,
				timeoutMs: timeoutOf(options),
				onProjectAbove: (folder, project) => edge.err(`lanser: ${visible(projectAbove(folder, project))}\n`),
				signal: edge.signal
			});
			const { report } = document;
			if (options.json === true) edge.json(document);
			else if (options.compact === true) edge.print(deltaCompact(document, CLI_HINTS));
			else edge.print(deltaText(document, CLI_HINTS, edge.colors));
			return exitCodeOf$2(report);
		} catch (_) {
			_usingCtx$11.e = _;
		} finally {
			await _usingCtx$11.d();
		}
	}));
}
function addPointCommand(program, runner) {
	addCommand(program, {
		name: "point",
		summary: "store the current files as a point, for lanser delta --since",
		description: "Store the current files under a name: tracked files with their changes, and untracked files that are not ignored. A point with the same name is replaced. The repository, its index and its refs do not change. Points are in the user’s cache folder, which keeps the 64 newest points of each work tree.",
		arguments: [[
			"[name]",
			"the name of the point",
			DEFAULT_NAME
		]],
		examples: `  lanser point                           before you start to work\n  lanser point before-refactoring`,
		exitCodes: { 0: "stored" }
	}).action(runner(null, async (edge, name, options) => {
		const folder = workspaceFolder(options, edge.cwd);
		await recoverFolder(edge, folder);
		const point = await storePoint(folder, name, edge);
		if (options.json === true) edge.json({
			name,
			...point
		});
		else edge.print(`Stored. To list new diagnostics, run: lanser delta --since ${POINT}${name}\n`);
		return 0;
	}));
}

// src/cli/failure-line.ts
/** Returns a failure's text for standard error: the code, the message, and the sentence of a known hint. */
function failureLine({ code, message, hint }) {
	return `lanser: ${code}: ${visible(withHint(message, hint, CLI_HINTS))}\n`;
}

// src/cli/doctor-command.ts
function addDoctorCommand(program, runner) {
	addCommand(program, {
		name: "doctor",
		summary: "check the installation and the workspace",
		description: "Check Node, Git, the temporary folder and the cache folder, the configuration, the Python environment and the workspace. Start each enabled and installed language server that supports a file of the workspace. Check that the Pyright language server and the Pyright command line report the same diagnostics for a sample of files. The Pyright command line runs without the isolation that lanser gives the Pyright language server. After a failed check, the other checks still run. A check that needs the result of a failed check does not apply.",
		examples: `  lanser doctor --python .venv
  lanser doctor --json | jq -r '.facts.checks[] | select(.passed == false) | .name'`,
		exitCodes: {
			0: "no check failed",
			20: "the folder or the server does not exist",
			21: "a check failed; the bundle has status \"ok\" and all checks, with \"passed\": false for failed checks",
			28: "interrupted"
		}
	}).option("--server <name>", "start no language server except this one").action(runner(requestOf$2, examine));
}
function requestOf$2(_, { server }) {
	return {
		cmd: "doctor",
		options: server === void 0 ? {} : { server }
	};
}
async function examine(edge, options) {
	const { python, server, json } = options;
	const timeoutMs = timeoutOf(options);
	const { host, signal, colors } = edge;
	const bundle = await doctor(workspaceFolder(options), {
		host,
		signal,
		python,
		timeoutMs
	}, { server });
	if (signal.aborted) throw abortError(signal);
	const { facts, error, environment, meta } = bundleInWords(bundle, CLI_HINTS);
	if (json === true) edge.json(bundle);
	if (error !== null) edge.err(failureLine(error));
	else if (facts !== null && json !== true) edge.print(statusText$1(facts, colors, process.stdout.columns) + placesText(environment.local));
	return meta.exitCode;
}
function placesText(local) {
	const programs = Object.entries({
		python: local?.pythonExe,
		...local?.programs
	}).flatMap(([name, place]) => typeof place === "string" ? [[name, place]] : []);
	const width = Math.max(0, ...programs.map(([name]) => name.length));
	const lines = programs.map(([name, place]) => `  ${name.padEnd(width)}  ${visibleLine(place)}\n`);
	return lines.length === 0 ? "" : `\nOn this machine:\n${lines.join("")}`;
}

// src/hook/report-slots.ts
/** The maximum number of reports in a session. */
const MAX_REPORTS = 20;
/** The maximum number of reports of the same errors for one kind of event: an edit, or a stop of the agent. */
const MAX_SAME = 2;
/**
* Counts a report of errors. Returns false if the session, or these errors, already had the maximum number of
* reports. Counts by creating empty files, because two simultaneous hooks cannot both create the same file.
*
* @param folder the absolute path of the folder with the stored state of the files at the start of the session.
* @param errors a digest of the errors and of the kind of event; hexadecimal.
*/
async function takeReport(folder, errors) {
	const slots = path.join(folder, "reports");
	await mkdir(slots, { recursive: true });
	return await takeOne(path.join(slots, `same-${errors}`), 2) && takeOne(path.join(slots, "all"), 20);
}
async function takeOne(name, count) {
	for (let number = 1; number <= count; number += 1) try {
		await writeFile(`${name}-${number}`, "", { flag: "wx" });
		return true;
	} catch (error) {
		if (errnoOf(error) !== "EEXIST") throw error;
	}
	return false;
}

// src/hook/answer-event.ts
/**
* Returns the output for an event; undefined if nothing is to report.
*
* - At the start of a session, stores the state of the files unless it is already stored, and prepares the servers.
* - After an edit of a file that is relevant (see {@link isRelevant}), or of more than {@link MAX_NAMED} files,
*   checks the edited files and other files that changed since the last comparison.
* - At a stop, checks all files that the session's changes can affect. Ignores a stop if a hook has already made the
*   agent continue.
*
* Reports only errors that are new since the session began, as often as {@link takeReport} permits.
*
* @throws LanserError for example if the repository cannot be opened, if the comparison fails, or at the deadline.
*/
async function answerEvent(event, options) {
	try {
		var _usingCtx$10 = _usingCtx();
		const { host, signal, deadline, note } = options;
		if (event.kind === "other" || event.kind === "stop" && event.isRepeated) return void 0;
		const repository = await repositoryOf(event, {
			host,
			signal: deadline
		});
		const named = new Set(event.kind === "edit" ? event.paths : []);
		const isMany = named.size > MAX_NAMED$1;
		const edited = await pathsInside(repository, event.cwd, isMany ? [...named].filter(isRelevant) : [...named]);
		if (event.kind === "edit" && !isMany && !edited.some(isRelevant)) return void 0;
		await options.recover(repository.root, deadline);
		const changedSince = event.kind === "stop" || isMany ? "all" : edited;
		const point = await sessionPoint(event, {
			host,
			repository,
			signal: deadline
		}, changedSince);
		const session = _usingCtx$10.a(await options.openDelta(repository.root));
		const { python } = options;
		const since = `${POINT}${point.name}`;
		const comparison = {
			host,
			repository: repository.root,
			since,
			python,
			signal
		};
		if (event.kind === "start") {
			await session.prepare(comparison);
			return;
		}
		const document = await before(deadline, event.kind === "edit" ? session.deltaOfEdit(edited, comparison, deadline) : session.delta(comparison, deadline));
		if (document === void 0) return void 0;
		const { report } = document;
		for (const { code, message } of report.failures) note(`${code}: ${message}`);
		const { unstable = [], unresolvedImports = [] } = report.delta ?? {};
		if (unstable.length > 0) note(`Two checks disagree on ${plural(unstable.length, "diagnostic")}.`);
		if (event.kind === "stop" && unresolvedImports.length > 0) note(`${plural(unresolvedImports.length, "import")} near the change cannot be resolved, so errors that depend on them are unknown.`);
		const errors = (report.delta?.introduced ?? []).filter(({ severity }) => severity === "error");
		if (errors.length === 0) return void 0;
		if (!await takeReport(point.folder, digestOf(event, errors))) return void 0;
		const text = reportText(errors, point, options.listing);
		return event.kind === "stop" ? {
			decision: "block",
			reason: text
		} : { hookSpecificOutput: {
			hookEventName: "PostToolUse",
			additionalContext: text
		} };
	} catch (_) {
		_usingCtx$10.e = _;
	} finally {
		await _usingCtx$10.d();
	}
}
/**
* Returns the repository of the folder `event.cwd`. An agent may stop outside of the repository in which its session
* began. If it stops in no repository, or in one without a point of the session (see {@link sessionPoint}), returns
* the repository with the session's newest point, if any.
*/
async function repositoryOf(event, options) {
	const { host } = options;
	const open = async (folder) => openRepository(await findGit(host, [folder]), folder);
	const own = open(event.cwd);
	if (event.kind !== "stop") return own;
	const name = nameOf(event);
	if (await own.then(async (repository) => findPoint(name, {
		...options,
		repository
	})).then(() => true, () => false)) return own;
	const [root] = await rootsWithPoint(name, host);
	return root === void 0 ? own : open(root);
}
/**
* Waits for work until a deadline. The work continues after the deadline.
*
* @throws the error of {@link abortError} at the deadline; the errors of the work.
*/
async function before(deadline, work) {
	const late = new Promise((_, reject) => {
		const end = () => reject(abortError(deadline));
		deadline.addEventListener("abort", end, { once: true });
		if (deadline.aborted) end();
	});
	return Promise.race([work, late]);
}
/** The maximum number of edited paths to resolve. The comparison finds further edited files by their changes. */
const MAX_NAMED$1 = 1e3;
/** Converts the first {@link MAX_NAMED} paths to paths relative to the repository. Omits paths outside of it. */
async function pathsInside({ root }, cwd, paths) {
	return (await Promise.all(paths.slice(0, MAX_NAMED$1).map(async (name) => {
		const absolute = path.resolve(cwd, name);
		const folder = await realpath(path.dirname(absolute)).catch(() => path.dirname(absolute));
		return workspacePath(root, path.join(folder, path.basename(absolute)));
	}))).filter((name) => name !== void 0);
}
/** Returns true for the names of Python sources, configuration files and `py.typed`. */
function isRelevant(name) {
	return /\.pyi?$/u.test(name) || SETTINGS.has(path.posix.basename(name));
}
const SETTINGS = /* @__PURE__ */ new Set([
	...CONFIGURATION_FILES,
	"pyrightconfig.json",
	"py.typed"
]);
function nameOf({ sessionId }) {
	return `session-${/^[\w.-]{1,90}$/u.test(sessionId) ? sessionId : contentHash(sessionId).slice(7)}`;
}
/**
* Returns a session's point, which is the state of the files at the start of the session. If the session has no point
* yet, makes one from the current files, but takes `changedSince` (possibly edited files) from the last commit.
*/
async function sessionPoint(event, options, changedSince) {
	const name = nameOf(event);
	try {
		return await findPoint(name, options);
	} catch (error) {
		if (!(error instanceof LanserError) || error.code !== "E/NOT_FOUND") throw error;
		return makePoint(name, {
			...options,
			isReplaced: false,
			changedSince
		});
	}
}
/** Returns a digest of the event's kind and of the errors, without positions: edits above an error shift them. */
function digestOf({ kind }, errors) {
	const facts = errors.map(({ uri, rule, message }) => JSON.stringify([
		uri,
		rule,
		message
	]));
	return contentHash([kind, facts.toSorted()]).slice(7);
}
const MAX_LISTED = 10;
function reportText(errors, { name, isExact }, listing) {
	const others = errors.length - MAX_LISTED;
	return [
		`lanser: ${plural(errors.length, "new type error")} since this session began:`,
		...errors.slice(0, MAX_LISTED).map((error) => newLine(error)),
		...others > 0 ? [`and ${others} more: ${listing(`${POINT}${name}`)}`] : [],
		...isExact ? [] : ["The start of the session was not recorded. Errors in files that already had uncommitted changes may be older than the session."]
	].join("\n");
}

// src/hook/hook-event.ts
/**
* Parses the input of a hook. If the input is not a valid event, returns the reason as a text. Ignores the fields
* that lanser does not need, because the protocols of both agents still change.
*/
function readHookEvent(text) {
	let value;
	try {
		value = JSON.parse(text);
	} catch {
		return "the input is not JSON";
	}
	if (!isRecord(value)) return "the input is not a JSON object";
	const { session_id: sessionId, cwd, hook_event_name: name } = value;
	if (typeof sessionId !== "string" || sessionId === "") return "the input has no valid session_id";
	if (typeof cwd !== "string" || cwd === "") return "the input has no valid cwd";
	const session = {
		sessionId,
		cwd
	};
	switch (name) {
		case "SessionStart": return {
			...session,
			kind: "start"
		};
		case "PostToolUse": return {
			...session,
			kind: "edit",
			paths: pathsIn(value["tool_input"])
		};
		case "Stop": return {
			...session,
			kind: "stop",
			isRepeated: value["stop_hook_active"] === true
		};
		default: return typeof name === "string" ? {
			...session,
			kind: "other"
		} : "the input has no valid hook_event_name";
	}
}
/** Returns the files in a tool's input: its `file_path`, or all files that a patch of `apply_patch` names. */
function pathsIn(input) {
	if (!isRecord(input)) return [];
	const { file_path: file, command } = input;
	if (typeof file === "string") return [file];
	const patch = Array.isArray(command) ? command.join("\n") : command;
	if (typeof patch !== "string" || !patch.includes("*** Begin Patch")) return [];
	return [...patch.matchAll(/^\*\*\* (?:(?:Add|Delete|Update) File|Move to): (?<path>.+)$/gmu)].flatMap(({ groups }) => groups?.["path"]?.trim() ?? []);
}

// src/text/append-json.ts
/** Appends a value to the array at a path of keys in a JSON text. Creates the array and its parents if missing. */
function appendInJson(text, keys, value) {
	const indent = /^(?<space>[ \t]+)"/mu.exec(text)?.groups?.["space"] ?? "  ";
	const formattingOptions = {
		insertSpaces: !indent.startsWith("	"),
		tabSize: indent.length,
		eol: text.includes("\r\n") ? "\r\n" : "\n"
	};
	return applyEdits(text, modify(text, [...keys, -1], value, {
		formattingOptions,
		isArrayInsertion: true
	}));
}

// src/hook/hook-settings.ts
const AGENTS = ["claude", "codex"];
/** The files of the agents' settings, relative to the repository's root. */
const SETTINGS_FILES = {
	claude: ".claude/settings.json",
	codex: ".codex/hooks.json"
};
const EDITING_TOOLS = {
	claude: "Edit|MultiEdit|Write",
	codex: "apply_patch|Edit|Write"
};
/** The agent's time limit for a hook, in seconds. It exceeds all defaults of `lanser hook --budget`. */
const TIMEOUT = 60;
/**
* Returns an agent's settings with lanser's hooks: at the start of a session, after an edit, and when the agent
* stops. Adds no hook to an event that already runs `lanser hook`. Keeps all other settings.
*
* @param text the current settings; undefined if the file does not exist.
* @throws LanserError E/CONFIG if {@link readJson} rejects the text, or if a value has an unexpected type.
*/
function withHooks(agent, text) {
	const present = text === void 0 || text.trim() === "" ? "{}\n" : text;
	const groups = {
		SessionStart: {},
		PostToolUse: { matcher: EDITING_TOOLS[agent] },
		Stop: {}
	};
	const hooks = hooksIn(agent, present);
	const handler = {
		type: "command",
		command: "lanser hook",
		timeout: TIMEOUT
	};
	return Object.entries(groups).reduce((settings, [event, group]) => hasHook(agent, event, hooks[event]) ? settings : appendInJson(settings, ["hooks", event], {
		...group,
		hooks: [handler]
	}), present);
}
function hooksIn(agent, text) {
	const json = readJson(text);
	if (json.kind === "refused") {
		const [fault] = json.faults;
		const { line, column } = fault?.place ?? {
			line: 1,
			column: 1
		};
		throw refusal(agent, `at ${line}:${column}, ${fault?.expected ?? "JSON"} is expected`);
	}
	const { value } = json;
	if (!isRecord(value)) throw refusal(agent, "an object is expected");
	const { hooks = {} } = value;
	if (!isRecord(hooks)) throw refusal(agent, "at /hooks, an object is expected");
	return hooks;
}
/** Matches a command that runs `lanser hook`, for example `npx lanser@1 hook` or `/bin/lanser hook`. */
const OWN = /(?:^|[\s/\\])lanser(?:@[\w.^~-]{1,64}|\.(?:cmd|exe))?["']? +hook(?:\s|$)/u;
function hasHook(agent, event, groups = []) {
	const fault = refusal(agent, `at /hooks/${event}, a list of objects, each with a list \`hooks\`, is expected`);
	if (!Array.isArray(groups)) throw fault;
	return groups.some((group) => {
		const handlers = isRecord(group) ? group["hooks"] : void 0;
		if (!Array.isArray(handlers)) throw fault;
		return handlers.some((handler) => isRecord(handler) && OWN.test(String(handler["command"])));
	});
}
function refusal(agent, problem) {
	const file = SETTINGS_FILES[agent];
	return new LanserError("E/CONFIG", `${file}: ${problem}. Correct the file; nothing was written.`, { file });
}

// src/cli/hook-command.ts
/** The default time limits of the events in seconds. They are short, because the agent waits for the answer. */
const BUDGETS = {
	start: 10,
	edit: 5,
	stop: 30,
	other: 1
};
function addHookCommands(program, runner) {
	const hook = addCommand(program, {
		name: "hook",
		summary: "report to a coding agent the errors that its session has introduced",
		description: "Answer an event of Claude Code or Codex: a JSON document on standard input. At the start of a session, store the current files as a point (see `lanser point`). After an edit, check the edited files and other files that changed. When the agent stops, check all files that the session may have affected. Only type errors that the session has introduced are reported. The same errors are reported at most twice after edits, and at most twice at stops. A session gets at most 20 reports. After a failure or a timeout, lanser only writes a note to standard error, and does not block the agent.",
		examples: `  lanser hook install                    print the settings of Claude Code
  lanser hook install --agent codex --write
  echo '{"session_id":"1","cwd":".","hook_event_name":"Stop"}' | lanser hook`,
		exitCodes: {
			0: "for every event, also after a failure, because an agent may take a different code as a decision",
			20: "an option is invalid"
		}
	});
	addNoDaemon(hook).option("--budget <seconds>", "give up without an answer after this time (default: 5 after an edit, 30 when the agent stops, 10 at the start)", countOf).action(runner(null, async (edge, options) => {
		const output = await answer(edge, options).catch((error) => {
			note(edge, error instanceof LanserError ? `${error.code}: ${error.message}` : messageOf(error));
		});
		if (output !== void 0) edge.json(output);
		return 0;
	}));
	addInstallCommand(hook, runner);
}
function note(edge, text) {
	edge.err(`lanser: ${visible(text)}\n`);
}
async function answer(edge, { budget, python }) {
	const event = readHookEvent(await readStandardInput(edge));
	if (typeof event === "string") {
		note(edge, `${event}. lanser hook answers events of Claude Code and Codex.`);
		return;
	}
	const deadline = new AbortController();
	const seconds = budget ?? BUDGETS[event.kind];
	const timer = setTimeout(() => {
		const message = `No answer within ${seconds} s. The next event may be answered sooner.`;
		deadline.abort(new LanserError("E/REQUEST_CANCELLED", message));
	}, Math.min(seconds * 1e3, MAX_TIMER_MS));
	try {
		return await answerEvent({
			...event,
			cwd: path.resolve(edge.cwd, event.cwd)
		}, {
			host: edge.host,
			recover: async (root, signal) => recoverFolder({
				host: edge.host,
				signal
			}, root),
			openDelta: async (folder) => edge.openDelta({
				host: edge.host,
				signal: edge.signal
			}, folder),
			python: python === void 0 ? void 0 : path.resolve(edge.cwd, python),
			signal: edge.signal,
			deadline: deadline.signal,
			listing: (since) => `lanser delta --since ${since} --compact`,
			note: (text) => note(edge, text)
		});
	} finally {
		clearTimeout(timer);
	}
}
function addInstallCommand(hook, runner) {
	addCommand(hook, {
		name: "install",
		summary: "print or write the settings of an agent, with hooks that run lanser hook",
		description: "Print the repository’s settings for an agent, with hooks that run `lanser hook` at the start of a session, after an edit and when the agent stops. With --write, write the file. Other settings do not change. An event that already runs `lanser hook` gets no second hook.",
		examples: `  lanser hook install                    print the text for ${SETTINGS_FILES.claude}
  lanser hook install --agent codex --write`,
		exitCodes: {
			0: "printed, written or up to date",
			21: "the existing file is invalid; it was not changed"
		}
	}).addOption(new Option("--agent <name>", "print or write the settings of this agent").choices(AGENTS).default("claude")).option("--write", "write the file instead of printing it").action(runner(null, async (edge, _, install) => {
		const options = install.optsWithGlobals();
		const folder = workspaceFolder(options, edge.cwd);
		const { root } = await openRepository(await findGit(edge.host, [folder]), folder);
		const name = SETTINGS_FILES[options.agent];
		const present = await settingsText(path.join(root, name), name);
		const text = withHooks(options.agent, present);
		if (options.write !== true) {
			edge.jsonText(text);
			edge.err(`lanser: ${name} was not written. To write it, add --write.\n`);
		} else {
			const isWritten = text !== present;
			const output = {
				label: "settings file",
				hint: void 0,
				untrusted: root
			};
			if (isWritten) await writeReportFiles(root, [{
				name,
				text
			}], output);
			if (options.json === true) edge.json({
				file: name,
				written: isWritten
			});
			else if (isWritten) edge.print(`Wrote ${name}. The agent may ask you to trust its hooks.\n`);
			else edge.print(`${name} is up to date.\n`);
		}
		if (await findExecutable(edge.host, ["lanser"], [root]) === void 0) edge.err("lanser: lanser is not in a folder of PATH outside of the repository, so an agent may not find the command lanser hook. Install lanser for all projects (npm install --global github:lanser/lanser), or write the path of the program into the settings.\n");
		return 0;
	}));
}
async function settingsText(file, name) {
	try {
		if (!(await stat(file)).isFile()) throw new LanserError("E/FS_PERMISSIONS", `${name} is not a regular file. Remove it.`);
		return await readFile(file, "utf8");
	} catch (error) {
		if (error instanceof LanserError) throw error;
		if (errnoOf(error) === "ENOENT") return void 0;
		throw new LanserError("E/FS_PERMISSIONS", `${name} cannot be read: ${systemErrorText(error)}. Check its path and permissions.`, {}, { cause: error });
	}
}

// src/init/describe-project.ts
/** Usual names of extras and dependency groups that a type check needs. */
const FOR_CHECKING = /* @__PURE__ */ new Set([
	"dev",
	"test",
	"tests",
	"testing",
	"types",
	"typing",
	"typecheck"
]);
/** The files that select an installer, in order of precedence. */
const LOCK_FILES = [
	["uv.lock", "uv"],
	["poetry.lock", "poetry"],
	["pdm.lock", "pdm"],
	["environment.yml", "conda"],
	["environment.yaml", "conda"]
];
/** Matches requirement files of pip by their usual names, for example `requirements/dev.txt`. */
const REQUIREMENTS = /^(?:requirements\/)?(?:(?:base|dev|develop|main|requirements|tests?|testing|typing)[-_.]?)*\.txt$/u;
/**
* Describes the project of a folder. Returns undefined if no file describes dependencies.
*
* @param names the paths of the files, relative to the folder.
* @param read returns the content of a file; undefined if it cannot be read.
*/
async function describeProject(folder, names, read) {
	const metadata = metadataIn(names.includes("pyproject.toml") ? await read("pyproject.toml") : void 0);
	const requirements = names.filter((name) => name.includes("requirements") && REQUIREMENTS.test(name)).toSorted();
	const metadataFile = await ownMetadata(metadata, names, read);
	const [source, installer] = LOCK_FILES.find(([name]) => names.includes(name)) ?? otherInstaller(metadata, requirements, metadataFile);
	if (installer === "none") return void 0;
	const version = (await read(".python-version"))?.trim();
	return {
		folder,
		installer,
		source,
		requirements: installer === "pip" ? requirements : [],
		installsItself: installer === "pip" && metadataFile !== void 0 && !requirements.some((name) => /(?:^|\/)(?:base|main|requirements)\.txt$/u.test(name)),
		extras: metadata.extras,
		groups: metadata.groups,
		isWorkspace: installer === "uv" && metadata.isWorkspace,
		versionFile: version !== void 0 && /^\d+\.\d+(?:\.\d+)?$/u.test(version) ? ".python-version" : metadata.statesPython ? "pyproject.toml" : void 0
	};
}
function otherInstaller({ isPoetry }, requirements, metadataFile) {
	if (requirements[0] !== void 0) return [requirements[0], "pip"];
	if (isPoetry) return ["pyproject.toml", "poetry"];
	return metadataFile === void 0 ? ["", "none"] : [metadataFile, "pip"];
}
/** Returns the file with the project's metadata, if any. A setup.cfg without [metadata] only configures tools. */
async function ownMetadata({ isProject }, names, read) {
	if (isProject) return "pyproject.toml";
	if (names.includes("setup.py")) return "setup.py";
	const settings = names.includes("setup.cfg") ? await read("setup.cfg") : void 0;
	return settings !== void 0 && /^\[metadata\]/mu.test(settings) ? "setup.cfg" : void 0;
}
function metadataIn(text) {
	const file = tableOf(text === void 0 ? {} : parsed(text));
	const tool = tableOf(file["tool"]);
	const project = tableOf(file["project"]);
	const poetry = tableOf(tool["poetry"]);
	const isPoetry = "dependencies" in poetry || "name" in poetry;
	return {
		isProject: "project" in file || isPoetry,
		isPoetry: isPoetry && !("dependencies" in project),
		isWorkspace: "workspace" in tableOf(tool["uv"]),
		statesPython: "requires-python" in project || "python" in tableOf(poetry["dependencies"]),
		extras: forChecking({
			...tableOf(project["optional-dependencies"]),
			...tableOf(poetry["extras"])
		}),
		groups: forChecking(tableOf(file["dependency-groups"]))
	};
}
function parsed(text) {
	try {
		return parseToml(text);
	} catch (error) {
		if (error instanceof TomlError) return {};
		throw error;
	}
}
function forChecking(table) {
	return Object.keys(table).filter((name) => FOR_CHECKING.has(name.toLowerCase())).toSorted();
}
function tableOf(value) {
	return isRecord(value) ? value : {};
}

// src/init/inspect.ts
/**
* Matches only paths without the special characters of YAML, shells and GitHub's expressions. YAML can still read
* such a path as a different type, for example `1.10` as a number.
*/
const PLAIN_NAME = /^[A-Za-z0-9_][\w./-]*$/u;
/** Matches folders that usually contain no project to check, such as documentation, tests and copied packages. */
const NO_PROJECT = /(?:^|\/)(?:\..*|docs?|examples?|fixtures?|node_modules|scripts|templates?|tests?|third_party|tools|vendor)(?:\/|$)/u;
/** Matches files that describe a project, list its requirements or select its installer. */
const PROJECT_FILE = /(?:^|\/)(?:(?:uv|poetry|pdm)\.lock|environment\.ya?ml|pyproject\.toml|setup\.(?:py|cfg)|(?:[\w.-]*requirements[\w.-]*|requirements\/[\w.-]+)\.txt)$/u;
/** The maximum number of names in the path of a project folder. */
const MAX_DEPTH = 4;
const MAX_BYTES$1 = 131072;
/**
* Finds the Python projects for the workflow: the project of the root, or else the outermost projects in folders that
* match {@link PLAIN_NAME}. Does not examine folders that match {@link NO_PROJECT} or are deeper than
* {@link MAX_DEPTH}. If there are no projects, returns the root as a project without dependencies.
*
* @throws LanserError E/NOT_FOUND if the repository has no Python file; the errors of Git, such as E/INCONCLUSIVE.
*/
async function inspectRepository(repository, signal) {
	const files = await listedFiles(repository, repository.root, signal);
	if (!files.some((name) => /\.(?:py|pyi)$/u.test(name))) throw new LanserError("E/NOT_FOUND", "The repository contains no Python file. Add one, and run again.");
	const branch = await defaultBranch(repository, signal);
	const inFolder = (folder) => {
		const prefix = folder === "." ? "" : `${folder}/`;
		return files.flatMap((name) => {
			const rest = name.startsWith(prefix) ? name.slice(prefix.length) : "/";
			return rest.includes("/") && !/^requirements\/[^/]+$/u.test(rest) ? [] : [rest];
		});
	};
	const describe = async (folder) => describeProject(folder, inFolder(folder).filter((name) => PLAIN_NAME.test(name) || name === ".python-version"), async (name) => smallFile(repository.root, path.posix.join(folder, name)));
	const folders = [...new Set(files.filter((name) => PROJECT_FILE.test(name)).map(projectFolder))].filter((folder) => folder !== "." && folder.split("/").length <= MAX_DEPTH && !NO_PROJECT.test(folder)).toSorted();
	const root = await describe(".");
	const below = [];
	const omitted = [];
	for (const folder of folders) {
		const project = await describe(folder);
		if (project === void 0) continue;
		const isInner = root !== void 0 || below.some((outer) => folder.startsWith(`${outer.folder}/`));
		if (!PLAIN_NAME.test(folder)) omitted.push(folder);
		else if (!isInner) below.push(project);
		else if (root?.isWorkspace !== true) omitted.push(folder);
	}
	const [first, ...others] = root === void 0 ? below : [root];
	return {
		projects: [first ?? withoutDependencies(), ...others],
		branch,
		omitted
	};
}
/** Returns the project folder of a file. A folder `requirements` belongs to the project around it. */
function projectFolder(file) {
	return path.posix.dirname(file).replace(/(?:^|\/)requirements$/u, "") || ".";
}
function withoutDependencies() {
	return {
		folder: ".",
		installer: "none",
		source: "",
		requirements: [],
		installsItself: false,
		extras: [],
		groups: [],
		isWorkspace: false,
		versionFile: void 0
	};
}
/** Returns a regular file's text; undefined for other paths, links out of `root` and files over {@link MAX_BYTES}. */
async function smallFile(root, name) {
	const file = await realPathInside(root, path.join(root, name));
	const info = file === void 0 ? void 0 : await stat(file);
	if (file === void 0 || info?.isFile() !== true || info.size > MAX_BYTES$1) return void 0;
	return readFile(file, "utf8");
}

// src/init/workflow.ts
var import_dist = require_dist();
const WORKFLOW_FILE = ".github/workflows/lanser.yml";
const CHECKOUT = "actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2";
const SETUP_PYTHON = "actions/setup-python@a309ff8b426b58ec0e2a45f0f869d46889d02405 # v6.2.0";
const SETUP_UV = "astral-sh/setup-uv@11f9893b081a58869d3b5fccaea48c9e9e46f990 # v8.3.2";
/** The Python version for pip, Poetry and PDM if none of their projects specifies one. */
const PYTHON = "3.13";
/**
* Returns the text of a workflow that gates each pull request. Before the gate, the workflow installs the
* dependencies of each project into the folder `.venv` of the project.
*/
function workflowText(projects) {
	const folders = projects.map(({ folder }) => folder);
	const [first] = folders;
	const inputs = first === "." && folders.length === 1 ? "" : `        with:\n          working-directory: |\n${folders.map((folder) => `            ${folder}\n`).join("")}`;
	return `# Type-checks pull requests with lanser, and reports new errors. Written by: lanser init
name: lanser

on: pull_request

# The newest run of a pull request replaces older ones.
concurrency:
  group: lanser-\${{ github.ref }}
  cancel-in-progress: true

permissions: {}

jobs:
  lanser:
    runs-on: ubuntu-latest
    timeout-minutes: 40
    permissions:
      contents: read
      pull-requests: write # the comment
      checks: write # the check run
    steps:
      # The gate compares the merge commit of a pull request with its first parent. Depth 2 fetches both.
      - uses: ${CHECKOUT}
        with:
          fetch-depth: 2
          persist-credentials: false
${setUp(projects)}${projects.map(install).join("")}      - uses: lanser/lanser@v0
${inputs}`;
}
/** Returns the steps that set up each installer once. For pip, Poetry and PDM, the first step sets up Python. */
function setUp(projects) {
	const installers = new Set(projects.map(({ installer }) => installer));
	const parts = Object.keys(SET_UP).filter((name) => installers.has(name)).map((name) => SET_UP[name]);
	const needingPython = projects.filter(({ installer }) => [
		"pip",
		"poetry",
		"pdm"
	].includes(installer));
	return [...needingPython.length === 0 ? [] : [setUpPython(needingPython)], ...parts].join("");
}
const SET_UP = {
	uv: `      - uses: ${SETUP_UV}\n`,
	poetry: "      - run: pipx install poetry\n",
	pdm: "      - run: pipx install pdm\n",
	conda: "",
	pip: "",
	none: ""
};
function setUpPython(projects) {
	const [versionFile] = projects.flatMap((project) => project.versionFile === void 0 ? [] : [path.posix.join(project.folder, project.versionFile)]);
	const version = versionFile === void 0 ? `python-version: '${PYTHON}'` : `python-version-file: ${versionFile}`;
	const files = projects.filter(({ installer }) => installer === "pip").flatMap((project) => {
		const { folder, requirements, source } = project;
		return (requirements.length > 0 ? requirements : [source]).map((name) => path.posix.join(folder, name));
	});
	const cache = files.length === 0 ? "" : `          cache: pip\n          cache-dependency-path: |\n${files.map((name) => `            ${name}\n`).join("")}`;
	return `      - uses: ${SETUP_PYTHON}\n        with:\n          ${version}\n${cache}`;
}
function install(project) {
	const commands = COMMANDS[project.installer](project);
	if (commands.length === 0) return "";
	const folder = project.folder === "." ? "" : `        working-directory: ${(0, import_dist.stringify)(project.folder, { lineWidth: 0 })}`;
	return `      - name: ${`Install the dependencies${folder === "" ? "" : ` of ${project.folder}`}`}\n${folder}${project.installer === "poetry" ? `        env:\n          POETRY_VIRTUALENVS_IN_PROJECT: 'true'\n` : ""}${commands.length === 1 ? `        run: ${commands.join("")}\n` : `        run: |\n${commands.map((command) => `          ${command}\n`).join("")}`}`;
}
/** The commands that install dependencies, if possible without the project: its build runs a pull request's code. */
const COMMANDS = {
	uv: ({ isWorkspace, extras, groups }) => [words("uv sync --frozen", isWorkspace ? "--all-packages --no-install-workspace" : "--no-install-project", ...isWorkspace ? [] : extras.map((name) => `--extra ${name}`), ...groups.filter((name) => name !== "dev").map((name) => `--group ${name}`))],
	poetry: ({ extras }) => ["python -m venv .venv", words("poetry install --no-interaction --no-root", ...extras.map((name) => `--extras ${name}`))],
	pdm: ({ extras }) => [words("pdm install --frozen-lockfile --no-self", ...extras.map((name) => `--group ${name}`))],
	conda: ({ source }) => [words("$CONDA/bin/conda env create --quiet --prefix .venv --file", source)],
	pip: ({ requirements, installsItself, extras, groups }) => [
		"python -m venv .venv",
		...installsItself && groups.length > 0 ? [".venv/bin/python -m pip install --upgrade pip"] : [],
		words(".venv/bin/python -m pip install", ...installsItself ? [extras.length === 0 ? "--editable ." : `--editable '.[${extras.join(",")}]'`] : [], ...installsItself ? groups.map((name) => `--group ${name}`) : [], ...requirements.map((name) => `--requirement ${name}`))
	],
	none: () => []
};
function words(...parts) {
	return parts.join(" ");
}

// src/cli/init-command.ts
function addInitCommand(program, runner) {
	addCommand(program, {
		name: "init",
		summary: "write a workflow that gates pull requests on GitHub",
		description: `Print a workflow that installs the dependencies and gates each pull request, and write it to ${WORKFLOW_FILE}. The workflow depends on the repository's projects, and on their metadata, lock files, requirement files and Python version. No code of the repository is run.`,
		examples: `  lanser init --dry-run
  lanser init --force`,
		exitCodes: {
			0: "printed, written or already up to date",
			3: "the repository contains no Python file",
			20: "a different workflow exists, or this is not a Git repository",
			24: "the path of the workflow contains a link",
			71: "the workflow cannot be read or written"
		}
	}).option("--dry-run", "print the workflow and write nothing").option("--force", "replace an existing workflow").action(runner(null, initialise));
}
async function initialise(edge, options) {
	const folder = workspaceFolder(options);
	const repository = await openRepository(await findGit(edge.host, [folder]), folder);
	const inspected = await inspectRepository(repository, edge.signal);
	const text = workflowText(inspected.projects);
	if (options.json !== true) {
		edge.err(foundText(inspected));
		edge.print(text);
	}
	const outcome = await place(repository.root, text, options);
	if (options.json === true) {
		const { projects, branch, omitted } = inspected;
		edge.json({
			file: WORKFLOW_FILE,
			outcome,
			text,
			projects,
			omitted,
			defaultBranch: branch?.branch ?? null
		});
	} else edge.err(nextText(outcome, inspected));
	return 0;
}
/**
* Writes the workflow, unless it is up to date or `dryRun` is set.
*
* @throws LanserError E/USAGE if a different workflow exists and `force` is not set, or if a device, socket or pipe
* has the workflow's path; E/JAIL for a link in the path; E/FS_PERMISSIONS if the workflow cannot be read or written.
*/
async function place(root, text, { dryRun, force }) {
	if (dryRun === true) return "dry-run";
	const output = {
		label: "workflow",
		hint: void 0,
		untrusted: root
	};
	outputPath(path.join(root, WORKFLOW_FILE), output);
	const present = await readFile(path.join(root, WORKFLOW_FILE), "utf8").catch((error) => {
		if (errnoOf(error) === "ENOENT") return void 0;
		throw new LanserError("E/FS_PERMISSIONS", `${WORKFLOW_FILE} cannot be read. Check its permissions.`, {}, { cause: error });
	});
	if (present === text) return "unchanged";
	if (present !== void 0 && force !== true) throw new LanserError("E/USAGE", `${WORKFLOW_FILE} exists and differs from the printed workflow. To replace it, pass --force.`);
	await writeReportFiles(root, [{
		name: WORKFLOW_FILE,
		text
	}], output);
	return "written";
}
function foundText({ projects, omitted }) {
	const found = projects.map((project) => `lanser: ${visibleLine(project.folder)}: ${reasonOf(project)}\n`);
	const left = omitted.map((folder) => `lanser: ${visibleLine(folder)}: left out; to check this folder separately, edit the workflow\n`);
	return [...found, ...left].join("");
}
function reasonOf({ installer, source, isWorkspace, versionFile }) {
	if (installer === "none") return "no dependencies found; the workflow installs none";
	const python = versionFile === void 0 ? "" : `, Python version from ${versionFile}`;
	return `${installer}${isWorkspace ? " workspace" : ""}, from ${source}${python}`;
}
function nextText(outcome, { branch }) {
	const target = visibleLine(branch?.branch ?? "the default branch");
	switch (outcome) {
		case "dry-run": return "lanser: nothing was written. To write the workflow, run lanser init.\n";
		case "unchanged": return `lanser: ${WORKFLOW_FILE} is up to date.\n`;
		case "written": return `lanser: wrote ${WORKFLOW_FILE}. Next:
  1. Run the gate on this branch in this terminal:  lanser gate
  2. Commit the workflow on a branch:  git switch -c add-lanser && git add ${WORKFLOW_FILE} && git commit -m 'Gate pull requests with lanser'
  3. Push the branch, and open a pull request to ${target}. The pull request gets the first report.
`;
		default: return outcome;
	}
}

// src/daemon/address.ts
const MAX_SOCKET_BYTES = 103;
/**
* Environment variables that the warm process reads from its own environment, so they must be equal in its callers.
* The values of other variables come from each request.
*/
const PROCESS_VARIABLES = [
	"NODE_OPTIONS",
	"RUNNER_TEMP",
	"TMPDIR",
	"TMP",
	"TEMP"
];
/** The files that identify a build. A build or an update replaces all of them. */
const PROGRAM_FILES = [
	"bin.js",
	"command-line.js",
	"shared.js"
];
/**
* Returns the address for a folder (absolute). Returns undefined on Windows, if lanser runs from its sources, if the
* program's files cannot be read, or if the socket's path is longer than 103 bytes.
*/
function addressOf(folder, env, version) {
	const uid = process.getuid?.();
	const program = programIdentity();
	const base = [
		env["XDG_RUNTIME_DIR"],
		env["TMPDIR"],
		"/tmp"
	].find((one) => one?.startsWith("/") === true);
	if (uid === void 0 || program === void 0 || base === void 0) return void 0;
	const shared = sharedFolder(folder);
	const { execPath, execArgv, version: node } = process;
	const variables = PROCESS_VARIABLES.map((name) => env[name] ?? null);
	const key = JSON.stringify([
		version,
		program,
		node,
		execPath,
		execArgv,
		variables,
		shared
	]);
	const runtime = path.join(base, `lanser-${uid}`);
	const socket = path.join(runtime, `${hashOf(key)}.sock`);
	return Buffer.byteLength(socket) > MAX_SOCKET_BYTES ? void 0 : {
		folder: runtime,
		socket,
		key,
		shared
	};
}
/** Returns true if a folder belongs to this user, gives other users no permissions, and is outside of checkouts. */
function isPrivateFolder(folder) {
	try {
		const stats = lstatSync(folder);
		return stats.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 63) === 0 && !isInCheckout(folder);
	} catch {
		return false;
	}
}
/** Returns true if a folder is in a checkout, where a commit could add files to the folder. */
function isInCheckout(folder) {
	for (let at = path.dirname(folder);; at = path.dirname(at)) {
		if (lstatSync(path.join(at, ".git"), { throwIfNoEntry: false }) !== void 0) return true;
		if (path.dirname(at) === at) return false;
	}
}
/** Creates the sockets' folder unless it exists or is in a checkout. Returns true if it is private afterwards. */
function makePrivateFolder(folder) {
	try {
		if (isInCheckout(folder)) return false;
		mkdirSync(folder, { mode: 448 });
	} catch {}
	return isPrivateFolder(folder);
}
/** Returns a text that identifies the running build; undefined for lanser's sources, or if a file is missing. */
function programIdentity() {
	if (import.meta.url.endsWith(".ts")) return void 0;
	try {
		return PROGRAM_FILES.map((name) => {
			const file = fileURLToPath(new URL(`./${name}`, import.meta.url));
			const { dev, ino, size, mtimeMs, ctimeMs } = statSync(file);
			return [
				file,
				dev,
				ino,
				size,
				mtimeMs,
				ctimeMs
			].join(" ");
		}).join("\n");
	} catch {
		return;
	}
}
function sharedFolder(folder) {
	const real = realPath(folder);
	for (let at = real;; at = path.dirname(at)) {
		const place = path.join(at, ".git");
		const stats = statusOf(place);
		if (stats?.isDirectory() === true) return realPath(place);
		if (stats?.isFile() === true) return realPath(commonDirectory(at, place));
		if (path.dirname(at) === at) return real;
	}
}
/** Returns undefined for a missing or unreadable path. lanser reports an unreadable path later, in the command. */
function statusOf(place) {
	try {
		return statSync(place);
	} catch {
		return;
	}
}
/**
* Returns the Git directory to which a `.git` file leads. For a linked worktree, returns the Git directory that all
* worktrees share; for a submodule, the submodule's own.
*/
function commonDirectory(checkout, file) {
	const target = /^gitdir: (.+)$/mu.exec(textOf(file))?.[1] ?? ".git";
	const directory = path.resolve(checkout, target.trimEnd());
	const common = textOf(path.join(directory, "commondir")).trimEnd();
	return common === "" ? directory : path.resolve(directory, common);
}
function textOf(file) {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return "";
	}
}
/** Returns a path with its links resolved, or the unchanged path if this fails. */
function realPath(place) {
	try {
		return realpathSync.native(place);
	} catch {
		return place;
	}
}
/** Hashes a text by FNV-1a with two seeds. Loading `node:crypto` would noticeably delay each command. */
function hashOf(text) {
	return [2166136261, 16777619].map((seed) => {
		let hash = seed;
		for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 16777619) >>> 0;
		return hash.toString(16).padStart(8, "0");
	}).join("");
}

// src/daemon/watched-paths.ts
/**
* Returns the absolute paths whose changes can affect a project's settings or the choice of its Python environment.
* Some paths may not exist. Omits the paths that Pyright's configuration names.
*/
function environmentPaths(host, project) {
	const { env } = host;
	const home = env["HOME"];
	const user = userConfigurationFolder(host);
	const secret = secretFile(host);
	const entries = (env["PATH"] ?? "").split(path.delimiter).filter((entry) => path.isAbsolute(entry));
	const names = [
		".venv",
		"venv",
		env["UV_PROJECT_ENVIRONMENT"],
		env["VIRTUAL_ENV"],
		env["CONDA_PREFIX"]
	];
	const environments = [];
	const paths = CONFIGURATION_FILES.map((name) => path.join(project, name));
	for (let at = project;; at = path.dirname(at)) {
		paths.push(...[
			"pyproject.toml",
			"pyrightconfig.json",
			".python-version"
		].map((name) => path.join(at, name)));
		environments.push(...names.flatMap((name) => name ? [path.resolve(at, name)] : []));
		if (path.dirname(at) === at) break;
	}
	const pyenv = env["PYENV_ROOT"] ?? (home === void 0 ? void 0 : path.join(home, ".pyenv"));
	return [
		...paths,
		...environments.flatMap((folder) => [
			folder,
			path.join(folder, "pyvenv.cfg"),
			path.join(folder, "bin/python")
		]),
		...entries.flatMap((entry) => [path.join(entry, "python3"), path.join(entry, "python")]),
		...user === void 0 ? [] : USER_FILES.map((name) => path.join(user, name)),
		...secret === void 0 ? [] : [secret],
		...pyenv === void 0 ? [] : [path.join(pyenv, "version")],
		...pathsOfVariable(host, project).filter((folder) => !existsSync(folder))
	];
}
/**
* Returns the paths that change when packages are installed or removed; undefined if these paths are unknown. Also
* returns undefined for an environment with source folders outside of the checkout, because changes in these folders
* are not detected.
*/
async function packagePaths({ importPaths, prefix, executable, versionInfo }, checkout, { env, platform }) {
	const paths = [
		executable,
		path.join(prefix, "pyvenv.cfg"),
		path.join(prefix, "conda-meta")
	];
	const programs = path.dirname(executable);
	if (path.basename(programs) === "shims") {
		const versions = path.join(path.dirname(programs), "versions");
		if (!existsSync(versions)) return void 0;
		paths.push(versions);
	}
	const userBase = env["PYTHONUSERBASE"] ?? (env["HOME"] === void 0 ? void 0 : `${env["HOME"]}/.local`);
	const [major, minor] = versionInfo;
	if (userBase !== void 0) paths.push(path.join(userBase, "lib", `python${major}.${minor}`, "site-packages"));
	for (const folder of importPaths) {
		const linked = await linkedSources(folder, prefix, checkout);
		if (linked.folders.length > 0) return void 0;
		paths.push(...linked.files);
		if (isPackagesFolder(folder)) paths.push(folder, ...await pathFiles(folder, platform));
		else if (isInside(checkout, folder)) continue;
		else if (isInstalledFolder(folder, prefix)) paths.push(folder);
		else return void 0;
	}
	return paths;
}
/** Returns true if an environment in the checkout contains sources of editable packages, such as `.venv/src`. */
async function hasOwnSources({ importPaths, prefix }, checkout) {
	const environment = realPath(prefix);
	if (!isInside(checkout, environment)) return false;
	for (const folder of importPaths) if ((isPackagesFolder(folder) ? await linkedEntries(folder) : [realPath(folder)]).some((place) => isInside(environment, place) && !isInstalledFolder(place, environment))) return true;
	return false;
}
/** Returns the `.pth` files in a folder of packages, and the missing folders that they name. */
async function pathFiles(folder, platform) {
	const files = entriesOf(folder).filter(({ name }) => name.endsWith(".pth"));
	const added = await withPathFiles(folder, platform, false);
	return [...files.map(({ name }) => path.join(folder, name)), ...added.filter((place) => !existsSync(place))];
}
/**
* Returns the folders that change when an environment or its folder of packages is created or removed. Pyright's
* configuration names the environment (`folder`). Omits `pyvenv.cfg`, because Pyright does not need this file.
*/
function configuredEnvironmentPaths(folder) {
	const libraries = [
		"lib",
		"lib64",
		"Lib"
	].map((name) => path.join(folder, name));
	const versions = libraries.flatMap((library) => entriesOf(library).filter(({ name }) => name.startsWith("python3.")).map(({ name }) => path.join(library, name)));
	return [
		folder,
		...libraries,
		...versions
	];
}
/** Returns the state of the checkout that contains a folder. Outside of a checkout, both members are empty. */
function checkoutState(root) {
	for (let at = root;; at = path.dirname(at)) {
		const place = path.join(at, ".git");
		const stats = statSync(place, { throwIfNoEntry: false });
		if (stats !== void 0) {
			const text = stats.isFile() ? readFileSync(place, "utf8") : "";
			const target = /^gitdir: (.+)$/mu.exec(text)?.[1]?.trimEnd();
			const directory = target === void 0 ? place : path.resolve(at, target);
			return {
				identity: [
					place,
					stats.dev,
					stats.ino,
					text
				].join("\0"),
				trackedNames: [
					"index",
					"HEAD",
					"logs/HEAD"
				].map((name) => path.join(directory, name))
			};
		}
		if (path.dirname(at) === at) return {
			identity: "",
			trackedNames: []
		};
	}
}

// src/daemon/path-stamps.ts
/** The maximum size in bytes of a file that is read. For larger files, only the metadata is compared. */
const MAX_READ = 1000000n;
/** Records the state of absolute paths. A path may be missing; its creation is then a change. */
function stampPaths(paths) {
	const stamps = new Map([...new Set(paths)].map((place) => [place, stampOf(place)]));
	return {
		isCurrent() {
			for (const [place, last] of stamps) {
				const now = stampOf(place, last.content !== void 0);
				if (now.identity !== last.identity) return false;
				if (last.content !== void 0 && now.content !== last.content) return false;
				if (last.content !== void 0 && !now.isRacy) stamps.set(place, {
					...now,
					content: void 0
				});
			}
			return true;
		},
		isRacy: [...stamps.values()].some(({ isRacy }) => isRacy)
	};
}
function stampOf(place, readsContent = false) {
	try {
		const now = Date.now();
		const link = lstatSync(place, {
			bigint: true,
			throwIfNoEntry: false
		});
		const target = statSync(place, {
			bigint: true,
			throwIfNoEntry: false
		});
		if (target === void 0) return {
			identity: link === void 0 ? "missing" : "broken",
			content: void 0,
			isRacy: false
		};
		const { identity, racy } = fileStamp(target, now);
		return {
			identity: `${target.mode} ${link?.ino ?? ""} ${identity}`,
			content: racy || readsContent ? contentOf(place, target) : void 0,
			isRacy: racy
		};
	} catch (error) {
		return {
			identity: String(error),
			content: void 0,
			isRacy: false
		};
	}
}
function contentOf(place, stats) {
	const hash = createHash("sha1");
	if (stats.isDirectory()) hash.update(readdirSync(place).toSorted().join("\0"));
	else if (stats.isFile() && stats.size <= MAX_READ) hash.update(readFileSync(place));
	return hash.digest("base64");
}

// src/daemon/open-folders.ts
function folderPool({ limit, serversOf }) {
	const entries = /* @__PURE__ */ new Map();
	/** Retired folders that callers still use. */
	const retired = /* @__PURE__ */ new Set();
	const closing = /* @__PURE__ */ new Set();
	function newEntry(key, root, opening) {
		const entry = {
			key,
			root,
			opening,
			opened: void 0,
			users: 0,
			lastUseMs: performance.now(),
			isRetired: false,
			closing: void 0
		};
		opening.then((opened) => entry.opened = opened, () => retire(entry));
		entries.set(key, entry);
		return entry;
	}
	function retire(entry) {
		entry.isRetired = true;
		if (entries.get(entry.key) === entry) entries.delete(entry.key);
		if (entry.closing !== void 0) return;
		if (entry.users > 0) {
			retired.add(entry);
			return;
		}
		retired.delete(entry);
		entry.closing = entry.opening.then(async (opened) => opened[Symbol.asyncDispose]()).catch(() => {}).finally(() => closing.delete(entry.closing));
		closing.add(entry.closing);
	}
	function release(entry) {
		entry.users -= 1;
		entry.lastUseMs = performance.now();
		if (entry.isRetired) retire(entry);
	}
	function oldest() {
		return [...entries.values()].filter(({ users }) => users === 0).toSorted((one, other) => one.lastUseMs - other.lastUseMs)[0];
	}
	return {
		use(key, root, open) {
			const known = entries.get(key);
			const last = known !== void 0 || entries.size < limit ? void 0 : oldest();
			if (last !== void 0) retire(last);
			const entry = known ?? newEntry(key, root, open());
			entry.users += 1;
			return {
				opening: entry.opening,
				isFirst: known === void 0,
				get isRetired() {
					return entry.isRetired;
				},
				retire: () => retire(entry),
				release: () => release(entry)
			};
		},
		folders: {
			async close(isSelected) {
				for (const entry of entries.values()) if (isSelected({
					root: entry.root,
					idleMs: idleMsOf(entry)
				})) retire(entry);
				await Promise.all(closing);
			},
			async closeOldest() {
				const entry = oldest();
				if (entry === void 0) return false;
				retire(entry);
				await Promise.all(closing);
				return true;
			},
			list: () => [...entries.values()].map((entry) => ({
				root: entry.root,
				idleMs: idleMsOf(entry),
				servers: entry.opened === void 0 ? 0 : serversOf(entry.opened)
			})),
			async [Symbol.asyncDispose]() {
				for (const entry of [...entries.values(), ...retired]) {
					entry.users = 0;
					retire(entry);
				}
				await Promise.all(closing);
			}
		}
	};
}
function idleMsOf({ users, lastUseMs }) {
	return users > 0 ? 0 : performance.now() - lastUseMs;
}

// src/daemon/session-environment.ts
/**
* Matches the names of environment variables that can affect an answer through lanser, Git, Python or Pyright.
* Callers share a session only if these variables are equal. A session does not receive other variables of a caller.
*/
const READ_BY_SESSIONS = new RegExp(`^(?:${[
	"PATH|PATHEXT|HOME|USER|LOGNAME|TMPDIR|TMP|TEMP|TZ|LANG|LANGUAGE|LC_\\w+|XDG_\\w+",
	"LD_\\w+|DYLD_\\w+|NSS_WRAPPER_\\w+",
	"PYTHON\\w*|VIRTUAL_ENV|CONDA_\\w+|UV_\\w+|POETRY_\\w+|PYENV_\\w+|ASDF_\\w+|MISE_\\w+",
	"GIT_\\w+|GNUPGHOME|SSH_\\w+|KRB5\\w*|SSL_CERT_\\w+|CURL_CA_BUNDLE|(?:HTTPS?|ALL|NO)_PROXY",
	"DISPLAY|WAYLAND_DISPLAY|XAUTHORITY|DBUS_SESSION_BUS_ADDRESS"
].join("|")})$`, "iu");
/** Returns the caller's variables that a session receives. Sorts them, so that equal variables have equal JSON. */
function sessionEnvironment(env) {
	const read = Object.entries(env).filter(([name, value]) => value !== void 0 && READ_BY_SESSIONS.test(name));
	return Object.fromEntries(read.toSorted(([one], [other]) => one < other ? -1 : 1));
}
/** Returns the host of a shared session. The host does not log, because a log belongs to one caller. */
function sessionHost(env, progress) {
	return {
		...nodeHost({ progress }),
		env
	};
}

// src/daemon/warm-deltas.ts
const MAX_SESSIONS = 4;
function warmDeltas(signal) {
	const pool = folderPool({
		limit: MAX_SESSIONS,
		serversOf: () => 2
	});
	async function open(root, env) {
		const host = sessionHost(env, () => {});
		return openLastingSession({
			host,
			signal
		}, environmentStates(root, await enclosingCheckout(root), host));
	}
	return {
		...pool.folders,
		openFor: (callerEnv, enter) => async (_, root) => {
			const env = sessionEnvironment(callerEnv);
			const key = JSON.stringify([root, env]);
			let used;
			const run = async (options, isWaitedFor, work) => {
				used ??= pool.use(key, root, async () => open(root, env));
				const ends = isWaitedFor ? options.signal : new AbortController().signal;
				try {
					return await work(await used.opening, {
						...options,
						host: {
							...options.host,
							env
						},
						signal: ends
					});
				} catch (error) {
					if (!(error instanceof LanserError && KEPT_AFTER.has(error.code))) used.retire();
					throw error;
				}
			};
			return {
				async delta(options, deadline) {
					await enter(root, endOf(options, deadline));
					return run(options, deadline === void 0, async (session, given) => session.delta(given, deadline));
				},
				async deltaOfEdit(edited, options, deadline) {
					await enter(root, endOf(options, deadline));
					return run(options, deadline === void 0, async (session, given) => session.deltaOfEdit(edited, given, deadline));
				},
				async prepare(options) {
					await enter(root, options.signal);
					run(options, false, async (session, given) => session.prepare(given)).catch(() => {});
				},
				async [Symbol.asyncDispose]() {
					used?.release();
				}
			};
		}
	};
}
/** Returns the signal that ends `enter`, which waits until the servers of the folder may run. */
function endOf({ signal }, deadline) {
	return deadline === void 0 ? signal : anySignal([signal, deadline]);
}
/** The errors after which a session can be used again. */
const KEPT_AFTER = /* @__PURE__ */ new Set([
	"E/CONFIG",
	"E/INTERRUPTED",
	"E/JAIL",
	"E/NOT_FOUND",
	"E/REQUEST_CANCELLED",
	"E/USAGE"
]);
function environmentStates(root, checkout, host) {
	return {
		async packagesOf({ used, unused }) {
			const variable = pathsOfVariable(host, root).filter((folder) => existsSync(folder));
			const found = await Promise.all(used.map(async (python) => packagePaths({
				...python,
				importPaths: [...variable, ...python.importPaths]
			}, checkout, host)));
			const haveOwn = await Promise.all(used.map(async (python) => hasOwnSources(python, checkout)));
			const isComplete = found.every((places) => places !== void 0) && !haveOwn.includes(true);
			const stamps = stampPaths([...found.flatMap((places) => places ?? []), ...unused.flatMap(configuredEnvironmentPaths)]);
			const isReliable = isComplete && !stamps.isRacy;
			return { isCurrent: () => isReliable && stamps.isCurrent() };
		},
		choice: () => stampPaths(environmentPaths(host, root))
	};
}

// src/cli/mcp-command.ts
/** The interval of a timer that stops `delta` servers. It stops those that were unused for at least this interval. */
const DELTA_IDLE_MS = 9e5;
function addMcpCommand(program, runner) {
	const command = addCommand(program, {
		name: "mcp",
		summary: "offer the operations to coding agents as tools (Model Context Protocol)",
		description: "Serve the Model Context Protocol on standard input and output, until the client closes the connection. The tools locate code, answer questions about code, check code, preview edits, apply a previewed edit, report new diagnostics, run the gate, and rank several changes. Language servers keep running between calls. Without --workspace, the workspace is the client’s first local root, else the current folder.",
		examples: `  lanser mcp                             the client's root, or the current folder
  lanser mcp --workspace services/api --python services/api/.venv

In the configuration of a client such as Claude Code (.mcp.json):
  {"mcpServers": {"lanser": {"command": "lanser", "args": ["mcp"]}}}`,
		exitCodes: {
			0: "the client closed the connection",
			20: "an option is invalid, or a message of the client is too long",
			28: "interrupted"
		}
	});
	addSharedServerOptions(command).action(runner(null, async (edge, options) => {
		try {
			var _usingCtx$9 = _usingCtx();
			const isGiven = command.getOptionValueSource("workspace") === "cli";
			const { serveMcp } = await import("./mcp-server.js");
			const deltas = _usingCtx$9.a(warmDeltas(edge.signal));
			const openDelta = deltas.openFor(edge.host.env, async () => {});
			const closing = setInterval(() => void deltas.close(({ idleMs }) => idleMs >= DELTA_IDLE_MS), DELTA_IDLE_MS).unref();
			await serveMcp({
				folder: isGiven ? workspaceFolder(options) : void 0,
				python: options.python,
				timeoutMs: timeoutOf(options),
				withoutServers: options.withoutServer,
				canonical: options.canonical,
				input: process.stdin,
				output: process.stdout,
				async openDelta(given, folder) {
					const session = await openDelta(given, folder);
					return {
						...session,
						async [Symbol.asyncDispose]() {
							await session[Symbol.asyncDispose]();
							if (given.signal.aborted) await deltas.close(() => true);
						}
					};
				},
				log: edge.host.log,
				signal: edge.signal
			});
			clearInterval(closing);
			return 0;
		} catch (_) {
			_usingCtx$9.e = _;
		} finally {
			await _usingCtx$9.d();
		}
	}));
}

// src/batch/merge-to-file.ts
const CHUNK_LENGTH = 2 ** 16;
/**
* Writes merged lines into a new file. First writes all lines to a temporary file, the draft. Then gives the draft
* the name of the new file. Each merge has its own draft, so concurrent merges cannot mix their lines.
*
* @throws LanserError E/USAGE if the file exists, or appears during the merge; E/FS_PERMISSIONS if it cannot be
* written; E/JAIL if the path follows a link in a checkout; the errors that `lines` throws.
*/
async function mergeToFile(lines, output) {
	try {
		var _usingCtx$8 = _usingCtx();
		if (existsSync(output.file)) throw existsError(output, "name-output");
		const file = outputPath(output.file, {
			label: "output",
			hint: "name-output"
		});
		const draft = _usingCtx$8.a(await ownedDraft(path.dirname(file), ".lanser-merge-"));
		await write(lines, {
			file: draft.path,
			name: output.name
		});
		await publish$1(draft.path, {
			...output,
			file
		});
	} catch (_) {
		_usingCtx$8.e = _;
	} finally {
		await _usingCtx$8.d();
	}
}
/** Matches the error codes for a file system without hard links, such as FAT, and for a file with too many links. */
const NO_LINKS = /^(?:EPERM|ENOSYS|ENOTSUP|EOPNOTSUPP|EINVAL|EMLINK)$/u;
/** Gives a draft the name of the output. Prefers a hard link: a rename would replace an existing file. */
async function publish$1(draft, output) {
	try {
		await link(draft, output.file);
	} catch (error) {
		if (errnoOf(error) === "EEXIST") throw existsError(output, "name-output");
		if (!NO_LINKS.test(errnoOf(error) ?? "")) refused(output)(error);
		if (existsSync(output.file)) throw existsError(output, "name-output");
		await rename(draft, output.file).catch(refused(output));
	}
}
async function write(lines, output) {
	try {
		var _usingCtx3 = _usingCtx();
		const file = _usingCtx3.a(await openOutput(output, "create"));
		let waiting = [];
		let length = 0;
		const flush = async () => {
			await file.append(waiting.join(""));
			waiting = [];
			length = 0;
		};
		for await (const line of lines) {
			waiting.push(line);
			length += line.length;
			if (length >= CHUNK_LENGTH) await flush();
		}
		await flush();
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}

// src/shards/merge-shards.ts
/**
* Runs a gate with the diagnostics of its shards. Each part (the output of a shard) must have this machine's
* environment. For base and for head, each file to check must be in exactly one part. The shard of this part must
* have read the same content of the file as this machine.
*/
async function mergeShards(parts, given) {
	try {
		var _usingCtx$7 = _usingCtx();
		const { base, head, options: recorded } = sameGate(parts).part;
		const options = {
			...gateOptions(recorded),
			...given,
			base,
			head
		};
		const own = _usingCtx$7.a(await ownParts(options));
		return await gateWith(options, {
			...own,
			checkSide: checkFrom(parts)
		});
	} catch (_) {
		_usingCtx$7.e = _;
	} finally {
		await _usingCtx$7.d();
	}
}
/** Checks that the parts contain each shard of one gate exactly once. Returns the first part. */
function sameGate(parts) {
	const [first] = parts;
	if (first === void 0) throw new LanserError("E/USAGE", "No part was given. Pass the parts of all shards.");
	const given = /* @__PURE__ */ new Map();
	const gateOf = ({ base, head, options, tool, shard }) => {
		return {
			base,
			head,
			options,
			tool,
			count: shard.count
		};
	};
	for (const { name, part } of parts) {
		if (!isDeepStrictEqual(gateOf(part), gateOf(first.part))) throw new LanserError("E/VERSION_SKEW", `${JSON.stringify(first.name)} and ${JSON.stringify(name)} belong to different gates. Run all shards with the same commits, options, number of shards and version of lanser.`);
		const { index } = part.shard;
		const other = given.get(index);
		if (other !== void 0) throw new LanserError("E/USAGE", `${JSON.stringify(other)} and ${JSON.stringify(name)} are the same shard. Pass each shard once.`);
		given.set(index, name);
	}
	const { count } = first.part.shard;
	const missing = [];
	for (let index = 1; index <= count && missing.length < MAX_NAMED; index += 1) if (!given.has(index)) missing.push(index);
	if (missing.length === 0) return first;
	const more = count - given.size > missing.length ? ", …" : "";
	throw new LanserError("E/INCONCLUSIVE", `The gate has ${count} shards, but the parts of these shards are missing: ${missing.join(", ")}${more}. Run these shards, and pass their parts too.`, { missing });
}
/** The maximum number of missing shards that a message names. */
const MAX_NAMED = 10;
/** Returns a function that joins the diagnostics of the parts instead of running a server. */
function checkFrom(parts) {
	return async (side, options) => {
		const projectOptions = {
			...options,
			root: projectRoot(options)
		};
		const view = await viewProject(projectOptions);
		const { only, workingDirectory } = options;
		const inScope = [...view.places.keys()].filter((name) => only === void 0 || only.has(repositoryPath$1(workingDirectory, name)));
		const scope = only === void 0 ? {
			kind: "workspace",
			files: inScope.length
		} : {
			kind: "files",
			files: inScope
		};
		const facts = joined(parts, side, options, view.environment, scope);
		const wanted = new Set(inScope);
		const documents = Object.fromEntries(Object.entries(view.documents).filter(([name]) => wanted.has(name)));
		expectSameFiles(facts.documents, documents, side);
		const files = inScope.flatMap((name) => view.places.get(name) ?? []);
		return sideCheckOf(options, {
			...view,
			files,
			names: Object.keys(view.documents),
			facts: {
				...facts,
				documents
			}
		}, lazyChecker(projectOptions));
	};
}
function joined(parts, side, { workingDirectory }, environment, scope) {
	const owners = /* @__PURE__ */ new Map();
	const found = parts.flatMap(({ name, checks }) => {
		const check = checks.find((entry) => entry.side === side && entry.workingDirectory === workingDirectory);
		if (check === void 0) return [];
		const { bundle } = check;
		if (!isDeepStrictEqual(bundle.environment, plain({
			...environment,
			local: {}
		}))) throw new LanserError("E/VERSION_SKEW", `The shard of ${JSON.stringify(name)} had a different environment. Use the same operating system, Python environment and Pyright on all machines.`, { path: name });
		for (const file of Object.keys(bundle.facts.documents)) {
			const owner = owners.get(file);
			if (owner !== void 0) throw otherFiles(side, file, `in ${JSON.stringify(owner)} and in ${JSON.stringify(name)}`);
			owners.set(file, name);
		}
		return [bundle.facts];
	});
	const diagnostics = sortLocated(found.flatMap((facts) => facts.diagnostics));
	return {
		provenance: "lsp",
		documents: Object.fromEntries(found.flatMap(({ documents }) => Object.entries(documents))),
		scope,
		diagnostics,
		hints: sortLocated(found.flatMap(({ hints }) => hints)),
		counts: countBySeverity(diagnostics)
	};
}
/** Converts a value to JSON and back, which removes undefined members. */
function plain(value) {
	return JSON.parse(JSON.stringify(value));
}
function expectSameFiles(found, expected, side) {
	const names = /* @__PURE__ */ new Set([...Object.keys(found), ...Object.keys(expected)]);
	for (const name of names) {
		if (found[name] === expected[name]) continue;
		throw otherFiles(side, name, found[name] === void 0 ? "in no part" : expected[name] === void 0 ? "in a part, but not among the files to check" : "different in a part");
	}
}
function otherFiles(side, file, reason) {
	return new LanserError("E/VERSION_SKEW", `${side}: ${JSON.stringify(file)} is ${reason}. Run all shards again on the same files. If you balance the shards with earlier parts, pass the same parts to every shard.`, { path: file });
}

// src/manifest/scheduler-shard.ts
const SCHEDULERS = [
	{
		name: "a Slurm array",
		index: "SLURM_ARRAY_TASK_ID",
		count: "SLURM_ARRAY_TASK_COUNT",
		first: "SLURM_ARRAY_TASK_MIN",
		last: "SLURM_ARRAY_TASK_MAX",
		step: "SLURM_ARRAY_TASK_STEP"
	},
	{
		name: "a Kubernetes Indexed Job",
		index: "JOB_COMPLETION_INDEX",
		count: void 0,
		first: 0
	},
	{
		name: "a GitLab parallel job",
		index: "CI_NODE_INDEX",
		count: "CI_NODE_TOTAL",
		first: 1
	},
	{
		name: "an AWS Batch array",
		index: "AWS_BATCH_JOB_ARRAY_INDEX",
		count: "AWS_BATCH_JOB_ARRAY_SIZE",
		first: 0
	},
	{
		name: "a Bazel test",
		index: "TEST_SHARD_INDEX",
		count: "TEST_TOTAL_SHARDS",
		first: 0
	}
];
const NAME_SHARD = "Name the shard, for example 3/8.";
/**
* Returns the shard of this process, which runs as a task of a scheduler.
*
* @param given the number of tasks; required if the scheduler does not pass it.
* @throws LanserError E/USAGE if no scheduler or several schedulers have numbered this process, or if numbers
* are missing, invalid or contradictory.
*/
function schedulerShard(env, given) {
	const [scheduler, second] = SCHEDULERS.filter(({ index }) => (env[index] ?? "") !== "");
	if (scheduler === void 0) throw usage(`No scheduler has numbered this process: none of the variables ${SCHEDULERS.map(({ index }) => index).join(", ")} is set. ${NAME_SHARD}`);
	if (second !== void 0) throw usage(`${scheduler.name} and ${second.name} have both numbered this process. ${NAME_SHARD}`);
	const { name, index, first, last, step, count } = scheduler;
	const number = (variable) => {
		const text = env[variable] ?? "";
		if (/^\d{1,7}$/u.test(text)) return Number(text);
		throw usage(`${variable} of ${name} is ${JSON.stringify(text)}, not a number. ${NAME_SHARD}`);
	};
	const total = count === void 0 ? given : number(count);
	if (total === void 0) throw usage(`${name} does not pass the number of its tasks. Add this number to auto, for example auto/8.`);
	if (given !== void 0 && given !== total) throw usage(`${name} has ${total} tasks, not ${given}. Pass auto without a number.`);
	const start = typeof first === "number" ? first : number(first);
	const stride = step === void 0 ? 1 : number(step);
	const end = last === void 0 ? start + (total - 1) * stride : number(last);
	const position = (number(index) - start) / stride;
	if (((end - start) / stride === total - 1 || total === 1) && Number.isInteger(position) && position >= 0 && position < total) return {
		index: position + 1,
		count: total
	};
	throw usage(`${index}=${env[index] ?? ""} is not one of ${total} evenly spaced tasks of ${name}. Number the tasks as a range (in Slurm, --array=1-8), or name the shard, for example 3/8.`);
}
function usage(message) {
	return new LanserError("E/USAGE", message[0]?.toUpperCase() + message.slice(1));
}

// src/manifest/serve-pairs.ts
/**
* Evaluates pairs (a base and a change) one after the other, until the input ends or `signal` is aborted. Successive
* pairs with the same server options share one language server. The pairs of one repository share an object store.
*
* A LanserError of a gate ends only the evaluation of its pair. If a report cannot be written, the outcome ends the
* run. Any other error ends the worker.
*/
async function servePairs(options) {
	try {
		var _usingCtx$6 = _usingCtx();
		const { host, folder, workers, input, send } = options;
		const ended = new AbortController();
		const signal = anySignal([options.signal, ended.signal]);
		const gates = _usingCtx$6.a(await openGates(host, workers, signal));
		const lines = createInterface({ input });
		let last = Promise.resolve();
		const answer = async (line) => {
			if (signal.aborted) return;
			const startMs = host.monotonicMs();
			const outcome = await evaluate(JSON.parse(line));
			const seconds = Math.round(host.monotonicMs() - startMs) / 1e3;
			if (outcome !== void 0) send({
				...outcome,
				seconds
			});
		};
		const evaluate = async (task) => {
			let report;
			try {
				report = await gates.run(task);
				return {
					conclusion: report.conclusion,
					report: await writeReport(folder, report),
					error: null
				};
			} catch (error) {
				if (signal.aborted || isStopped(error)) return void 0;
				if (!(error instanceof LanserError)) throw error;
				const failure = {
					conclusion: null,
					report: null,
					error: error.toJSON()
				};
				return report === void 0 ? failure : {
					...failure,
					endsRun: true
				};
			}
		};
		lines.on("line", (line) => {
			last = last.then(async () => answer(line));
			last.catch(() => lines.close());
		});
		const stop = () => lines.close();
		options.signal.addEventListener("abort", stop, { once: true });
		await once(lines, "close");
		ended.abort(new LanserError("E/INTERRUPTED", "The run has ended."));
		await last;
	} catch (_) {
		_usingCtx$6.e = _;
	} finally {
		await _usingCtx$6.d();
	}
}
async function openGates(host, workers, signal) {
	const workbench = await openWorkbench(host);
	const gates = sharedGates({
		workbench,
		signal,
		servers: workers
	});
	const stores = /* @__PURE__ */ new Map();
	async function openStore(folder) {
		const repository = await openRepository(await findGit(host, [folder]), folder);
		const own = await mkdtemp(path.join(workbench.scratch.path, "repository-"));
		return withObjectReader(await openObjectStore(repository, own, signal));
	}
	async function storeOf(folder) {
		const opening = stores.get(folder) ?? openStore(folder);
		stores.set(folder, opening);
		opening.catch(() => stores.delete(folder));
		return opening;
	}
	return {
		async run(task) {
			const store = await storeOf(task.repository);
			const base = await resolveCommit(store, task.base, void 0, signal);
			const { head, uncommitted } = await headOf(task.head === void 0 ? {
				kind: "patch",
				name: "patch",
				patch: task.patch ?? ""
			} : {
				kind: "revision",
				revision: task.head
			}, store, base, signal);
			const { repository } = task;
			const options = {
				...gateOptions(task.options),
				repository,
				host,
				base,
				head,
				signal
			};
			const resolveSides = async () => sidesIn(store, options, uncommitted);
			return gates.run(options, {
				repository: store.repository,
				resolveSides
			});
		},
		async [Symbol.asyncDispose]() {
			await gates[Symbol.asyncDispose]();
			const opened = [...stores.values()];
			await Promise.allSettled(opened.map(async (store) => (await store)[Symbol.asyncDispose]()));
			await workbench[Symbol.asyncDispose]();
		}
	};
}

// src/cli/run-command.ts
/** The memory in bytes for one worker: lanser, and a language server with a large project. */
const WORKER_MEMORY = 2 * 2 ** 30;
function addRunCommand(program, runner) {
	addCommand(program, {
		name: "run",
		summary: "run the gates of many pairs from a JSON Lines file",
		description: "Run the gate of each pair of a manifest in worker processes. A pair is a JSON object with \"repository\", \"base\", and either \"head\" or \"patch\". \"options\" and \"id\" are optional. The output folder contains an index, and one file for each report, named by the digest of the report. A pair that fails does not affect other pairs. A later run of the same version of lanser skips the pairs that have a result for the same commits, so it continues an interrupted run. lanser merge joins the results in the order of the manifest.",
		arguments: [["<manifest>", "a file with one pair per line, or \"-\" for standard input"]],
		examples: `  lanser run pairs.jsonl --out results
  lanser run pairs.jsonl --out results --shard 3/8
  lanser run pairs.jsonl --out results --shard auto --workers 4
  lanser merge results --out results.jsonl`,
		exitCodes: {
			0: "all pairs have a result",
			20: "the manifest cannot be read, or the scheduler gives no shard number",
			25: "a pair is invalid, fails or is inconclusive; the output names the pair, and the next run repeats it",
			28: "interrupted; the next run continues",
			71: "--out cannot be written",
			74: "another process writes results of the same shard to the same folder"
		}
	}).option("--out <dir>", "write the results to this folder (required); several shards may share it").option("--workers <n>", "evaluate this many pairs at once (default: one per core, but at most one per 2 GiB of available memory)", countOf).option("--shard <i/n>", "run only the i-th of n shards; \"auto\" takes both numbers from the scheduler: a Slurm array, a GitLab parallel job, an AWS Batch array or a Bazel test; \"auto/n\" takes i from a Kubernetes Indexed Job", shardArgument).option("--costs <dir>", "balance shards and workers with the times in the results of an earlier run").addOption(new Option("--worker").hideHelp()).action(runner("run", async (edge, manifest, options) => {
		const { signal, host } = edge;
		if (options.out === void 0) {
			const example = `lanser run ${shownName(manifest)} --out results`;
			throw new LanserError("E/USAGE", `No folder for the results is given. Add --out, as in: ${example}`);
		}
		const out = folderNamed(edge, options.out);
		if (options.worker === true) {
			await servePairs({
				host: {
					...host,
					progress: () => {}
				},
				folder: out.file,
				workers: options.workers ?? 1,
				input: standardInput(edge),
				send: (outcome) => edge.json(outcome),
				signal
			});
			return 0;
		}
		const shard = await shardNow(edge, options.shard);
		const summary = await runManifest({
			host,
			manifest: await inputText(edge, manifest),
			directory: path.dirname(path.resolve(edge.cwd, manifest)),
			out,
			workers: options.workers ?? defaultWorkers(host),
			shard,
			costs: options.costs === void 0 ? void 0 : folderNamed(edge, options.costs),
			onInvalid: (line, { code, message }) => edge.err(`lanser: ${visible(`${shownName(manifest)}:${line}: ${code}: ${message}`)}\n`),
			onPair: (progress) => host.progress({
				label: "run",
				unit: "pairs",
				...progress,
				note: noteOf(progress)
			}),
			signal
		});
		if (options.json === true) edge.json(summary);
		else edge.print(summaryText(summary, out.name));
		return summary.unfinished.length === 0 ? 0 : 25;
	}));
}
/** Returns the absolute path of a folder, and its name in messages. */
function folderNamed(edge, folder) {
	return {
		file: path.resolve(edge.cwd, folder),
		name: shownName(folder)
	};
}
function defaultWorkers(host) {
	return Math.max(1, Math.min(os.availableParallelism(), Math.floor(host.availableMemory() / WORKER_MEMORY)));
}
function shardArgument(text) {
	const [, count] = /^auto(?:\/([1-9]\d{0,5}))?$/u.exec(text) ?? [];
	if (text === "auto" || count !== void 0) return {
		kind: "auto",
		count: count === void 0 ? void 0 : Number(count)
	};
	try {
		return shardOf(text);
	} catch {
		throw new InvalidArgumentError("A shard such as 3/8, \"auto\" or \"auto/8\" is expected.");
	}
}
async function shardNow({ host }, shard) {
	if (shard === void 0 || !("kind" in shard)) return shard;
	const found = schedulerShard(host.env, shard.count);
	const { TEST_SHARD_STATUS_FILE: file = "" } = host.env;
	if (file !== "") await writeFile(file, "").catch((cause) => {
		throw new LanserError("E/FS_PERMISSIONS", "The file that TEST_SHARD_STATUS_FILE names cannot be written. Check the path and the permissions of its folder.", {}, { cause });
	});
	return found;
}
function noteOf({ perMinute, secondsLeft }) {
	const left = secondsLeft < 90 ? `${Math.ceil(secondsLeft)} s` : `${Math.ceil(secondsLeft / 60)} min`;
	return `${perMinute.toFixed(1)} a minute, ${left} left`;
}
function summaryText(summary, out) {
	const { pairs, evaluated, clean, findings, unfinished } = summary;
	const lines = unfinished.map(({ line, id, error }) => {
		return `${id === null ? `line ${line}` : `line ${line} (${JSON.stringify(id)})`}: ${error === null ? "inconclusive" : `${error.code}: ${error.message}`}\n`;
	});
	const head = `${pairs} ${pairs === 1 ? "pair" : "pairs"} in ${out}: ${clean} clean, ${findings} with findings, ${unfinished.length} without a result (${evaluated} evaluated now)\n`;
	return visible(head + lines.join(""));
}

// src/cli/merge-command.ts
/** The size in bytes of the read buffer for each part. All parts are open at once, so the buffers are small. */
const CHUNK = 2 ** 16;
function addMergeCommand(program, runner) {
	addCommand(program, {
		name: "merge",
		summary: "join the parts of a batch, of a run or of a gate",
		description: "Join the outputs of the shards of a batch, of lanser run or of a gate, in any order. The result of a batch or run is the same, byte for byte, as without shards. A missing line, or a duplicate line of a batch, is an error. The results of a run follow the order of the manifest and contain no times. The parts of a gate become one JSON report, and the exit code is that of the gate. To merge the parts of a gate, run lanser merge in a checkout that contains the commits of base and head. lanser merge needs these commits, because it also runs the checks that the shards omit.",
		arguments: [["<part...>", "the output files of lanser batch or lanser gate --shard, or the output folders of lanser run"]],
		examples: `  lanser merge part-1.jsonl part-2.jsonl part-3.jsonl --out answers.jsonl
  lanser merge part-*.jsonl | jq -r .status
  lanser merge results --out results.jsonl
  lanser merge shard-1 shard-2 | jq -c '[.id, .report.conclusion, .error.code]'
  lanser merge part-1.json part-2.json --out report.json`,
		exitCodes: {
			0: "merged; for a gate: passed",
			1: "the gate failed by the policy",
			10: "the parts differ in their inputs, versions or environments, or in the result of a line of the manifest",
			20: "a part cannot be read, a line or a shard occurs twice, or --out exists (unless the parts are of a gate)",
			22: "a part is invalid or was changed, or a report is missing",
			25: "a line or a shard is missing or incomplete; for a gate: inconclusive, and the policy fails such gates",
			28: "interrupted",
			71: "--out cannot be written"
		}
	}).option("--out <file>", "write to this new file, which appears only when it is complete; the report of a gate may replace an existing file").action(runner("merge", async (edge, files, options) => {
		const { out } = options;
		if (await hasGatePart(edge, files)) {
			const repository = workspaceFolder(options);
			const { host, signal } = edge;
			const { report } = await mergeShards(await partsOf(edge, files), {
				host,
				repository,
				signal
			});
			await printGate(edge, report, {
				...options,
				json: true,
				repository
			});
			return exitCodeOf$2(report);
		}
		const lines = await mergedLines(edge, files);
		if (out !== void 0) {
			await mergeToFile(lines, {
				file: path.resolve(out),
				name: shownName(out)
			});
			return 0;
		}
		for await (const line of lines) if (!edge.jsonText(line) && !await edge.drained()) return 0;
		return 0;
	}));
}
/** Returns true if any file begins like the part of a gate. The caller then reads every file as a part of a gate. */
async function hasGatePart(edge, files) {
	for (const file of files) if (await isGatePart(edge, file)) return true;
	return false;
}
async function mergedLines(edge, files) {
	const isFolder = (file) => statSync(path.resolve(edge.cwd, file), { throwIfNoEntry: false })?.isDirectory() === true;
	if (files.every(isFolder)) return mergeResults(files.map((folder) => folderNamed(edge, folder)));
	if (files.some(isFolder)) throw new LanserError("E/USAGE", "The parts are both files and folders. Merge either the folders of a run or the files of a batch.");
	const parts = [];
	for (const file of files) parts.push(await partOf(edge, file));
	return mergeParts(parts);
}
async function partOf(edge, file) {
	if (file === "-") throw new LanserError("E/USAGE", "The parts of a batch must be files. Write standard input to a file first.");
	return {
		name: shownName(file),
		chunks: bytesOf(await namedInput(edge.cwd, file), edge, CHUNK)
	};
}

// src/cli/process-edge.ts
var import_picocolors = /* @__PURE__ */ __toESM(require_picocolors(), 1);
/** DECAWM: turns line wrapping off and on. Without wrapping, a long line stays in one row and can be cleared. */
const [WITHOUT_WRAP, WITH_WRAP] = ["\x1B[?7l", "\x1B[?7h"];
/** The time from the first step of some work until its progress is shown. Shorter work shows no progress. */
const SHOW_AFTER_MS = 1e3;
/** The minimum time between two progress lines of unfinished work, if standard error is not a terminal. */
const REPEAT_AFTER_MS = 1e4;
/** Creates the edge of a command. With `verbose`, it writes the log to standard error. */
function processEdge(caller, verbose) {
	const { cwd, env, stdin, terminals, signal, openDelta, openWorkspace, drained } = caller;
	const isLogged = env["GITHUB_ACTIONS"] === "true";
	const harmless = (text) => isLogged ? withoutCommands(text) : text;
	const progress = progressLine((text) => caller.progress(harmless(text)), terminals.stderr);
	const err = (text) => {
		progress.clear();
		caller.err(harmless(text));
	};
	const out = (text) => {
		progress.clear();
		return caller.out(text);
	};
	const jsonText = (text) => out(isLogged ? jsonWithoutCommands(text) : text);
	return {
		cwd,
		stdin,
		openDelta,
		openWorkspace,
		host: {
			...nodeHost({
				progress: progress.step,
				...verbose ? { log: (message) => err(logText(message)) } : {}
			}),
			env
		},
		isTerminal: terminals.stdout,
		colors: import_picocolors.default.createColors(terminals.stdout && (env["NO_COLOR"] ?? "") === ""),
		signal,
		out,
		json: (value) => jsonText(`${JSON.stringify(value)}\n`),
		jsonText,
		print: (text) => out(harmless(text)),
		patch: (text) => out(isLogged ? patchWithoutCommands(text) : text),
		drained,
		err
	};
}
/** Escapes a message, because the logs of servers may contain text from the checked code. */
function logText(message) {
	return visible(message).split("\n").map((line) => `lanser: ${line}\n`).join("");
}
/**
* Creates the display of progress. On a terminal, it redraws one line. Elsewhere, it writes a line when work ends,
* and before the end only for steps with a note. Escapes labels, which may contain names of files.
*/
function progressLine(write, terminal) {
	const starts = /* @__PURE__ */ new Map();
	const current = /* @__PURE__ */ new Map();
	const printed = /* @__PURE__ */ new Map();
	let drawn = false;
	const clear = () => {
		if (drawn) write("\r\x1B[2K");
		drawn = false;
	};
	return {
		clear,
		step(step) {
			if (step.done < (current.get(step.label)?.done ?? 1e400)) starts.set(step.label, performance.now());
			current.set(step.label, step);
			const startMs = starts.get(step.label) ?? 0;
			if (performance.now() - startMs < SHOW_AFTER_MS) return;
			if (!terminal) {
				const isEnd = step.done === step.total;
				const lastMs = printed.get(step.label) ?? startMs;
				const isDue = step.note !== void 0 && performance.now() - lastMs >= REPEAT_AFTER_MS;
				if (!isEnd && !isDue) return;
				printed.set(step.label, performance.now());
				const note = step.note === void 0 ? "" : `, ${step.note}`;
				const text = `${step.label}: ${step.done} of ${step.total} ${step.unit ?? "files"}${note}`;
				write(`lanser: ${visibleLine(text)}\n`);
				return;
			}
			const texts = [...current.values()].filter(({ done, total }) => done < total).map(({ label, done, total, note }) => `${label} ${done}/${total}${note === void 0 ? "" : ` (${note})`}`);
			clear();
			if (texts.length === 0) return;
			write(`${WITHOUT_WRAP}${visibleLine(texts.join("   "))}${WITH_WRAP}`);
			drawn = true;
		}
	};
}

// src/cli/publish-command.ts
function addPublishCommand(program, runner) {
	addCommand(program, {
		name: "publish",
		summary: "publish the report of a gate on GitHub",
		description: "Publish the report of a job that has no write permissions, for example on a pull request from a fork. The report becomes a comment and, with --check-run, a check run. The report is not trusted, so the commit comes from the workflow_run event or --head-sha. The comment is written only if GitHub confirms that this commit is the head of the pull request. The token comes from the variable GITHUB_TOKEN.",
		arguments: [["<report>", "the folder that the gate wrote with --report-directory, or the report.json of this folder"]],
		examples: `  lanser publish lanser-report --check-run
  lanser publish report.json --repository octo/ledger --pull-request 7 --head-sha "$SHA"
  lanser publish lanser-report --head-sha "$SHA" --repository octo/ledger --dry-run`,
		exitCodes: {
			0: "published or skipped; the output states the reason",
			20: "the report cannot be read, the repository or the commit is missing or invalid, GITHUB_API_URL is invalid, or the token is missing",
			22: "the report is invalid, is too large, or contradicts itself",
			71: "the token lacks a permission",
			73: "GitHub did not answer or rejected the request, or something else answered, such as a proxy"
		}
	}).option("--repository <owner/repo>", "publish to this repository (default: the variable GITHUB_REPOSITORY)").option("--pull-request <number>", "comment on this pull request (default: the open pull request of the event’s branch)", countOf).option("--head-sha <sha>", "publish for this commit: for a pull request, its head (default: the head commit of the event’s run)").option("--name <text>", "the name of this gate, if the workflow has several gates").addOption(new Option("--comment <mode>", "when to create the comment: always, changes (unless the result is clean and passes the policy), on-failure (if the policy fails the gate) or never; an existing comment is updated, except with never").choices(COMMENT_MODES).default("changes")).option("--check-run", "also write a check run with annotations").option("--dry-run", "print the comment, and send nothing to GitHub").action(runner(null, publish));
}
async function publish(edge, place, options) {
	const { host, signal } = edge;
	const { repository, pullRequest, headSha, name, comment } = options;
	const requested = {
		repository,
		pullRequest,
		headSha,
		name,
		comment,
		checkRun: options.checkRun === true
	};
	const addressed = await addressedReport(place, {
		host,
		...requested
	});
	const { target } = addressed;
	if (options.dryRun === true) {
		const text = commentText(addressed.report, target);
		if (options.json === true) edge.json({
			target: shown$1(target),
			text
		});
		else edge.print(text);
		return 0;
	}
	const token = host.env["GITHUB_TOKEN"];
	if (token === void 0 || token === "") throw new LanserError("E/USAGE", "GITHUB_TOKEN is not set. Set it, or use --dry-run.");
	const published = await publishAddressed(addressed, {
		host,
		token,
		signal,
		...requested
	});
	requirePublished(published);
	if (options.json === true) edge.json({
		target: shown$1(target),
		...published
	});
	else edge.print(`${line("comment", published.comment)}${line("check run", published.checkRun)}`);
	return 0;
}
function shown$1({ repository, headSha, pullRequest }) {
	return {
		...repository,
		headSha,
		pullRequest: pullRequest ?? null
	};
}
/**
* Checks that the comment and the check run were each published or skipped.
*
* @throws LanserError E/FS_PERMISSIONS if the token lacks a permission, E/REQUEST_CANCELLED for any other failure.
*/
function requirePublished({ comment, checkRun }) {
	const outcomes = [comment, checkRun];
	const missing = missingRights(outcomes);
	if (missing !== void 0) throw new LanserError("E/FS_PERMISSIONS", missing, {
		comment,
		checkRun
	});
	const reasons = outcomes.flatMap((one) => one.kind === "failed" ? [one.reason] : []);
	if (reasons.length === 0) return;
	throw new LanserError("E/REQUEST_CANCELLED", `Not published: ${reasons.join("; ")}. Run the command again.`, {
		comment,
		checkRun
	});
}
function line(channel, outcome) {
	const result = outcome.kind === "published" ? outcome.url : outcome.reason;
	return `${channel}: ${outcome.kind}: ${visibleLine(result)}\n`;
}

// src/report/reward-text.ts
function rewardLine({ r, version, explanation }) {
	return `${r} (${version}: ${explanation})`;
}
function rewardTable(reward, colors) {
	const rows = rewardParts(reward).map(({ name, value, key, weight }) => [
		name ?? "",
		value === null ? "" : String(value),
		key === null ? "" : `${key} ${weight}`
	]);
	const [head = "", ...lines] = tableLines([[
		"component",
		"value",
		"weight"
	], ...rows], [1, 2]);
	return [
		colors.dim(head),
		...lines,
		"",
		`${colors.bold(`r = ${reward.r}`)}  ${reward.version}: ${reward.explanation}`,
		""
	].join("\n");
}
/** Renders evidence of gaming, one finding per line. */
function evidenceText({ findings, hidden, notFound }) {
	const lines = findings.map((finding) => {
		const { kind, uri, range, text, before, after } = finding;
		const place = range === null ? uri : `${uri}:${range[0] + 1}:${range[1] + 1}`;
		const change = before === void 0 ? "" : `: ${JSON.stringify(before)} → ${JSON.stringify(after ?? null)}`;
		return `  ${visibleLine(place)}: ${EVIDENCE_WORDS[kind]}: ${visibleLine(text + change)}`;
	});
	return [
		lines.length === 0 ? `Evidence of gaming: none${notFound.length === 0 ? "" : " in the checked files"}.` : `Evidence of gaming: ${plural(lines.length, "finding")}`,
		...lines,
		...hidden === 0 ? [] : [`New suppressions may hide ${plural(hidden, "diagnostic")}.`],
		...notFound.length === 0 ? [] : [`Not checked, because the content is unavailable: ${notFound.map(({ uri, docVersion }) => `${visibleLine(uri)} (${docVersion})`).join(", ")}.`],
		""
	].join("\n");
}

// src/report/reward-steps.ts
function stepsTable(steps, colors) {
	const rows = steps.map(({ index, operation, recorded, reward }) => [
		String(index),
		operation ?? "none",
		shown(recorded),
		shown(reward),
		reward?.explanation ?? "no reward: no earlier step to compare with, or the step is inconclusive"
	]);
	const [head = "", ...lines] = tableLines([[
		"step",
		"operation",
		"recorded",
		"r",
		""
	], ...rows], [
		0,
		2,
		3
	]);
	const total = steps.reduce((sum, { reward }) => sum + (reward?.r ?? 0), 0);
	const version = steps.find(({ reward }) => reward !== null)?.reward?.version;
	return [
		colors.dim(head),
		...lines,
		"",
		`${colors.bold(`sum of r = ${total}`)}${version === void 0 ? "" : `  ${version}`}`,
		""
	].join("\n");
}
function shown(reward) {
	return reward === null ? "-" : String(reward.r);
}

// src/cli/documents-below.ts
/**
* Lists the `.json`, `.jsonl` and `.ndjson` files below the folder `name`, sorted by code units. Includes a link with
* such an extension if its target is a file inside `name`. Below `name`, does not follow links to folders.
*
* @param folder the base folder of a relative `name`.
* @param name absolute or relative. If `name` is relative, the listed paths are relative to `folder`, else absolute.
* @throws LanserError E/USAGE if `name` is not a folder, or if this folder or a subfolder cannot be read.
*/
async function documentsBelow(folder, name) {
	const top = path.resolve(folder, name);
	try {
		const root = await realpath(top);
		if (!(await lstat(root)).isDirectory()) throw Object.assign(/* @__PURE__ */ new Error("not a folder"), { code: "ENOTDIR" });
		const files = [];
		for (const entry of await readdir(root, {
			recursive: true,
			withFileTypes: true
		})) {
			const file = path.join(entry.parentPath, entry.name);
			if (!/\.(?:json|jsonl|ndjson)$/u.test(entry.name)) continue;
			if (entry.isFile() || entry.isSymbolicLink() && await isFileInside(root, file)) files.push(path.join(name, path.relative(root, file)));
		}
		return files.toSorted(compareCodeUnits);
	} catch (error) {
		const errno = errnoOf(error);
		if (errno === void 0) throw error;
		throw new LanserError("E/USAGE", `${JSON.stringify(name)} is not a readable folder (${errno}). Check its path and permissions.`, { errno }, { cause: error });
	}
}
async function isFileInside(root, link) {
	try {
		const target = await realpath(link);
		return target.startsWith(root + path.sep) && (await lstat(target)).isFile();
	} catch {
		return false;
	}
}

// src/replay/find-version.ts
/** Returns a search for a file's version. It tries the file below `root` (absolute), Git, then `.lanser/objects`. */
function versionsIn(host, root) {
	const history = openHistory(host, root, async () => findGit(host, [root]));
	return {
		async find(uri, blob) {
			const file = await realPathInside(root, path.join(root, uri));
			const bytes = file !== void 0 && (await stat(file).catch(() => void 0))?.isFile() === true ? await readFile(file).catch(() => void 0) : void 0;
			if (bytes !== void 0 && documentVersion(bytes) === blob) return bytes;
			return history.bytes(blob);
		},
		[Symbol.asyncDispose]: async () => history[Symbol.asyncDispose]()
	};
}

// src/cli/trace-options.ts
function addReplayOptions(command) {
	return addPartial(command).option("--live", "send the requests to a real server of the recorded version, on a copy of --workspace");
}
function addPartial(command) {
	return command.option("--partial", "accept a truncated trace, up to its last complete event");
}
/** Reads a whole number of at most 9 digits. @throws InvalidArgumentError for any other text. */
function numberOf(text) {
	const value = Number(text);
	if (/^\d{1,9}$/u.test(text)) return value;
	throw new InvalidArgumentError("A whole number of at most 9 digits is expected.");
}
/** Creates the error for an operation number without a match. `condition` follows the number in the message. */
function noOperation(index, condition = "") {
	return new LanserError("E/NOT_FOUND", `The trace has no operation ${index}${condition}. \`lanser trace list\` lists its operations.`, { index });
}
const MIB$1 = 2 ** 20;
/** Creates the options for the replay of a trace file. The caller disposes of the result after the replay. */
async function replayOptions(file, edge, options) {
	const { host, signal } = edge;
	const root = workspaceFolder(options);
	const versions = versionsIn(host, root);
	const timeoutMs = timeoutOf(options);
	return {
		replay: {
			host,
			signal,
			partial: options.partial,
			findVersion: versions.find,
			progress: await bytesRead(file, edge),
			...options.live === true ? { live: {
				workspace: root,
				python: options.python,
				timeoutMs
			} } : {}
		},
		[Symbol.asyncDispose]: async () => versions[Symbol.asyncDispose]()
	};
}
/** Creates a callback that shows the progress of reading a file. It shows nothing for a pipe or a file below 1 MiB. */
async function bytesRead(file, { host }) {
	const size = (await stat(file).catch(() => void 0))?.size ?? 0;
	const total = Math.floor(size / MIB$1);
	const label = path.basename(file);
	let last = -1;
	return (bytes) => {
		const done = Math.min(total, Math.floor(bytes / MIB$1));
		if (total === 0 || done === last) return;
		last = done;
		host.progress({
			label,
			done,
			total,
			unit: "MiB"
		});
	};
}

// src/cli/reward-trace.ts
const REWARD_FORMATS = [
	"table",
	"json",
	"jsonl",
	"atif"
];
/** Prints scores, training records or ATIF trajectories of recordings. Returns the exit code 0. */
async function printTraceRewards(edge, names, options) {
	const { format } = options;
	const traces = await chosenTraces(await tracesOf(edge, names), options);
	let isFirst = true;
	for (const { file, name, choice } of traces) {
		const steps = withScopeFiles(traceSteps(file, {
			partial: options.partial,
			signal: edge.signal,
			progress: await bytesRead(file, edge)
		}), options.scope);
		if (format === "table") {
			if (traces.length > 1) edge.print(`${isFirst ? "" : "\n"}${edge.colors.bold(visible(name))}\n`);
			edge.print(stepsTable(await scoredSteps(steps, choice), edge.colors));
			isFirst = false;
			continue;
		}
		const records = trainingRecords(steps, {
			...choice,
			episode: name
		});
		for await (const document of format === "atif" ? trajectory(records) : records) {
			const text = JSON.stringify(document);
			const piece = format === "json" ? `${isFirst ? "[" : ","}${text}` : `${text}\n`;
			isFirst = false;
			if (!edge.jsonText(piece) && !await edge.drained()) return 0;
		}
	}
	if (format === "json") edge.jsonText(isFirst ? "[]\n" : "]\n");
	return 0;
}
/**
* Yields the steps unchanged, and then checks that their bundles contain the files of the scope.
*
* @throws LanserError E/USAGE after the last step, if {@link scopeFiles} reports a missing file.
*/
async function* withScopeFiles(steps, scope) {
	const named = scopeFiles(scope);
	for await (const step of steps) {
		const { previous = null } = step;
		if (previous !== null) named.add(previous);
		named.add(step.bundle);
		yield step;
	}
	named.check();
}
/**
* Selects the formulas of all recordings before the caller scores one. So invalid weights fail before any output.
* The command's options override the recorded formula, weights and scope.
*/
async function chosenTraces(traces, { format: _format, partial: _partial, ...requested }) {
	const chosen = [];
	for (const trace of traces) {
		const recorded = await traceRewards(trace.file);
		const formula = formulaOf(trace, requested, recorded);
		chosen.push({
			...trace,
			choice: {
				...requested,
				...formula,
				scope: requested.scope ?? recorded.scope
			}
		});
	}
	return chosen;
}
function formulaOf({ name }, requested, recorded) {
	try {
		return rewardFormula(requested, recorded);
	} catch (error) {
		if (!(error instanceof LanserError)) throw error;
		const next = error.code === "E/USAGE" && "version" in error.details ? " Pass --reward-version, or score these recordings separately." : "";
		throw new LanserError(error.code, `${JSON.stringify(name)}: ${error.message}${next}`, error.details, { cause: error });
	}
}
async function* trajectory(records) {
	const all = [];
	for await (const record of records) all.push(record);
	const document = atifTrajectory(all, TOOL.version);
	if (document !== void 0) yield document;
}
/**
* Returns the recordings with these names. For a folder, returns the `.jsonl` files of {@link documentsBelow}.
*
* @throws LanserError E/USAGE for a folder that cannot be read, or that has no such file.
*/
async function tracesOf({ cwd }, names) {
	const found = [];
	for (const given of names) {
		const place = path.resolve(cwd, given);
		const isFolder = (await stat(place).catch(() => void 0))?.isDirectory() === true;
		const name = shownName(given);
		if (!isFolder) found.push({
			file: place,
			name
		});
		else {
			const files = (await documentsBelow(cwd, place)).filter((file) => file.endsWith(".jsonl"));
			if (files.length === 0) throw new LanserError("E/USAGE", `The folder ${JSON.stringify(name)} has no recording: no file below it ends in .jsonl. Write one with --trace-file.`);
			for (const file of files) found.push({
				file,
				name: path.join(name, path.relative(place, file))
			});
		}
	}
	return found;
}
/** Scores each step with the chosen formula and weights. Returns these scores with the recorded scores. */
async function scoredSteps(steps, { scope, version, weights }) {
	const recordedSteps = [];
	const recordSteps = async function* () {
		for await (const step of steps) {
			recordedSteps.push({
				operation: step.request.cmd,
				recorded: step.bundle.processReward
			});
			yield step;
		}
	};
	const scored = [];
	for await (const { index, rewards } of counterfactuals(recordSteps(), [{
		version,
		weights
	}], { scope })) {
		const { operation = null, recorded = null } = recordedSteps[scored.length] ?? {};
		scored.push({
			index,
			operation,
			recorded,
			reward: rewards[0] ?? null
		});
	}
	return scored;
}

// src/cli/reward-command.ts
function addRewardCommand(program, runner) {
	const command = addCommand(program, {
		name: "reward",
		summary: "score a bundle against the previous one",
		description: "Score a bundle against the bundle of --prev, score the steps of traces (recordings), or write a task folder (--harbor). No server is started. The command reads source files only to list evidence of hidden errors, or to count suppressions. A modified bundle is an error. Without a previous bundle, only an edit has a reward.",
		arguments: [["[bundle]", "a file with a bundle, or \"-\" for standard input"]],
		examples: `  lanser reward --prev before.json after.json
  lanser diag --json | lanser reward --prev before.json - --evidence
  lanser reward --prev before.json after.json --weights wD=1,wE=2 --json | jq .processReward.r
  lanser reward --trace run.jsonl --weights wD=2
  lanser reward --trace run.jsonl --format jsonl > steps.jsonl
  lanser reward --trace runs/ --weights wA=0 --format atif > trajectories.jsonl
  lanser reward --harbor tasks/dated-rates --base main --instruction task.md --solution fix.patch`,
		exitCodes: {
			0: "scored, or the task folder is written",
			3: "the revision of --base does not exist",
			20: "the weights are invalid, a file cannot be read, or a file of --scope is in no bundle",
			22: "a bundle or a recording is invalid or was modified",
			25: "the evidence for the score is incomplete, or the clone lacks objects of --base",
			70: "the patch of --solution does not apply to --base"
		}
	});
	addRewardOptions(command, "the configuration (for a bundle) or the trace (for --trace)").option("--scope <file>", "count only the diagnostics of this file in both bundles; \".\" means the whole workspace; repeatable", repeated).option("--trace <file>", "score the steps of the trace in this file, or of all .jsonl traces below this folder; repeatable", repeated).addOption(new Option("--format <format>", "print the steps of recordings as a table, as JSON, as training records (jsonl), or as ATIF 1.7 trajectories for Harbor (atif)").choices(REWARD_FORMATS).default("table")).option("--harbor <dir>", "write a task folder for Harbor: the repository at --base, the task, and a script that scores a work tree").option("--base <rev>", "start the task of --harbor from this revision; required with --harbor").option("--instruction <file>", "read the agent’s task of --harbor from this file, or \"-\" for standard input; required with --harbor").option("--solution <patch>", "add the patch in this file to the task folder of --harbor as the solution").option("--observation-budget <characters>", "truncate the text of each observation in training records and trajectories to this number of characters", numberOf, OBSERVATION_BUDGET).option("--partial", "accept a truncated recording, up to its last complete event").option("--evidence", "list changes that reduce the number of diagnostics without improving the code, such as suppressions; rl-csf-v2 then uses this list for the score").option("--count-suppressions", "count each new suppression as diagnostics: one for each rule that it names, or one if it names none (default: the value in the configuration, else off); rl-csf-v2 uses the evidence instead").action(runner("reward", async (edge, name, options) => {
		try {
			var _usingCtx$5 = _usingCtx();
			const { previous, ...formula } = await rewardOptions(edge, options);
			checkHarborOptions(name, options);
			if (options.trace !== void 0) {
				checkTraceOptions(name, options);
				const { trace, partial, observationBudget } = options;
				const format = options.json === true ? "json" : options.format;
				const scope = scopeOf(options.scope);
				return printTraceRewards(edge, trace, {
					...formula,
					scope,
					format,
					partial,
					observationBudget
				});
			}
			if (options.harbor !== void 0) return printHarborTask(edge, options.harbor, options, formula);
			if (name === void 0) throw new LanserError("E/USAGE", "Name a file with a bundle, a recording with --trace, or a task folder with --harbor.");
			const bundle = await readBundleArgument(edge, name);
			const workspace = _usingCtx$5.a(await openCommandWorkspace(edge, options));
			const { evidence, countSuppressions } = options;
			const scope = scopeOf(options.scope);
			const scoreOptions = {
				...formula,
				previous,
				scope,
				evidence,
				countSuppressions
			};
			const scored = await workspace.reward(bundle, scoreOptions);
			if (options.json === true) edge.json(scored);
			else edge.print(rewardText(scored, options.prev !== void 0, edge.colors));
			return scored.meta.exitCode;
		} catch (_) {
			_usingCtx$5.e = _;
		} finally {
			await _usingCtx$5.d();
		}
	}));
}
function rewardText({ processReward, facts }, hasPrevious, colors) {
	const table = processReward === null ? `No reward: ${hasPrevious ? UNDECIDED : NO_PREVIOUS}\n` : rewardTable(processReward, colors);
	const evidence = facts?.evidence ?? null;
	return evidence === null ? table : `${table}\n${evidenceText(evidence)}`;
}
const NO_PREVIOUS = "the previous bundle is missing. Pass it with --prev.";
const UNDECIDED = "rl-csf-v2 gives no score if the bundle, or the previous one, has the error E/INCONCLUSIVE. Run the command of the bundle with this error again.";
function checkTraceOptions(name, options) {
	const { prev, evidence, countSuppressions } = options;
	if (name === void 0 && prev === void 0 && evidence === void 0 && countSuppressions === void 0) return;
	throw new LanserError("E/USAGE", "A recording already contains its bundles. Leave out the bundle argument, --prev, --evidence and --count-suppressions.");
}
const HARBOR_OPTIONS = [
	"base",
	"instruction",
	"solution"
];
function checkHarborOptions(name, options) {
	const { harbor, trace, prev } = options;
	const given = HARBOR_OPTIONS.find((option) => options[option] !== void 0);
	if (harbor === void 0 && given !== void 0) throw new LanserError("E/USAGE", `--${given} needs --harbor with the task folder to write.`);
	if (harbor !== void 0 && (name ?? trace ?? prev) !== void 0) throw new LanserError("E/USAGE", "--harbor writes a task folder and scores nothing. Leave out the bundle argument, --trace and --prev.");
}
async function printHarborTask(edge, folder, options, reward) {
	const { base, instruction, solution } = options;
	if (base === void 0 || instruction === void 0) throw new LanserError("E/USAGE", "A task folder needs --base and --instruction, as in: lanser reward --harbor tasks/one --base main --instruction task.md");
	const files = await writeHarborTask({
		host: edge.host,
		repository: workspaceFolder(options, edge.cwd),
		base,
		folder: path.resolve(edge.cwd, folder),
		instruction: new TextDecoder().decode(await inputBytes(edge, instruction)),
		solution: solution === void 0 ? void 0 : await inputBytes(edge, solution),
		reward,
		signal: edge.signal
	});
	if (options.json === true) edge.json(files);
	else edge.print(files.map((file) => `${visible(path.join(folder, file))}\n`).join(""));
	return 0;
}
function scopeOf(names) {
	if (names === void 0) return void 0;
	const files = names.map((name) => path.posix.normalize(name.split(path.sep).join("/")).replace(/(?<=.)\/$/u, ""));
	return files.includes(".") ? { kind: "workspace" } : {
		kind: "files",
		files
	};
}

// src/report/trace-text.ts
const MAX_SHOWN = 20;
const MAX_WIDTH = 100;
function replayText({ index, bundle, mismatch, differences }, colors) {
	const title = `${index} ${bundle.request.cmd ?? "none"} ${bundle.bundleId}`;
	if (mismatch === void 0) return `${colors.green("match")}    ${title}\n`;
	const shown = differences.slice(0, MAX_SHOWN).map(({ pointer, expected, got }) => `  ${visibleLine(pointer)}: ${shortened(expected)} -> ${shortened(got)}\n`);
	const left = differences.length - shown.length;
	const more = left > 0 ? `  and ${left} more\n` : "";
	return `${colors.red("mismatch")} ${title}\n  ${visible(mismatch.message)}\n${shown.join("")}${more}`;
}
function checkText({ path, conclusion, bundles, firstDifference }, colors) {
	const line = `${(conclusion === "match" ? colors.green : colors.red)(conclusion.padEnd(10))} ${String(bundles).padStart(6)} ${bundles === 1 ? "bundle " : "bundles"} ${visibleLine(path)}\n`;
	return firstDifference === null ? line : `${line}  ${visible(firstDifference.message)}\n`;
}
function listedText(listed, colors) {
	const { index, operation, selector, status, exitCode, bundleId, frames } = listed;
	const ended = status === "ok" ? colors.green("ok") : colors.red(`error ${exitCode}`);
	const at = selector === null ? "" : ` ${visibleLine(selector)}`;
	return `${index} ${operation ?? "none"}${at}: ${ended}, ${plural(frames, "frame")}, ${bundleId}\n`;
}
function shownText(shown, colors) {
	const frames = shown.rpc.map(({ direction, server, method, params, answer, type }) => {
		const sent = `  ${direction === "sent" ? ">" : "<"} ${visible(server)} ${colors.bold(visible(method))} ${params === void 0 ? "" : shortened(params)}\n`;
		if (type !== "request") return sent;
		if (answer === void 0) return `${sent}    no response\n`;
		return "error" in answer ? `${sent}    ${colors.red("error")} ${shortened(answer.error)}\n` : `${sent}    ${shortened(answer.result)}\n`;
	});
	return `${listedText(shown, colors)}${frames.join("")}${visibleJson(shown.bundle, 2)}\n`;
}
function shortened(value) {
	return value === void 0 ? "nothing" : visible(clip(JSON.stringify(value), MAX_WIDTH));
}

// src/cli/trace-replay.ts
function addTraceReplayCommand(trace, runner) {
	const command = addCommand(trace, {
		name: "replay",
		summary: "replay a recording without a server",
		description: "Run the operations of a trace again, and compare each bundle with the recorded bundle. Without --live, recorded answers replace servers and Git. With --json, print the new bundles, one per line.",
		arguments: [["<file>", "the trace"]],
		examples: `  lanser trace replay run.jsonl
  lanser trace replay run.jsonl --index 3 --json | jq .facts
  lanser trace replay run.jsonl --live --workspace checkout`,
		exitCodes: {
			0: "every operation matches its recording",
			3: "no operation has the number of --index, or neither the trace nor the workspace has the content of a file",
			10: "the server or the workspace of --live differs from the recorded one",
			20: "the file cannot be read, or --live is given for the trace of a gate",
			22: "the trace is incomplete or invalid",
			76: "a bundle or request differs from the recording, or the trace does not match its own digest; the mismatch is printed"
		}
	});
	addReplayOptions(command).option("--index <n>", "replay only the operation with this number, starting at 0", numberOf).action(runner("trace", async (edge, name, options) => {
		try {
			var _usingCtx$4 = _usingCtx();
			const file = path.resolve(name);
			const prepared = _usingCtx$4.a(await replayOptions(file, edge, options));
			let first;
			let operations = 0;
			for await (const replayed of replayTrace(file, {
				...prepared.replay,
				index: options.index
			})) {
				operations += 1;
				const { bundle, mismatch } = replayed;
				first ??= mismatch;
				const isFull = !(options.json === true ? edge.json(bundle) : edge.print(replayText(replayed, edge.colors)));
				if (options.json === true && mismatch !== void 0) edge.err(failureLine(mismatch));
				if (isFull) await edge.drained();
			}
			if (options.index !== void 0 && operations === 0) throw noOperation(options.index);
			return first?.exitCode ?? 0;
		} catch (_) {
			_usingCtx$4.e = _;
		} finally {
			await _usingCtx$4.d();
		}
	}));
}

// src/cli/trace-verify.ts
const FAILED_EXIT_CODE = new LanserError("E/GATE_FAILED", "").exitCode;
function addTraceVerifyCommand(trace, runner) {
	const command = addCommand(trace, {
		name: "verify",
		summary: "verify recordings by replaying them",
		description: "Replay each trace up to its first difference, and print the result. With --json, print one object per file, like an item of `traces` in the report of a gate.",
		arguments: [["<files...>", "the traces"]],
		examples: `  lanser trace verify traces/*.jsonl
  lanser trace verify run.jsonl --json | jq -r .conclusion`,
		exitCodes: {
			0: "every replay is equal to its recording",
			1: "a trace differs, is incomplete or invalid, or cannot be read"
		}
	});
	addReplayOptions(command).action(runner("trace", async (edge, names, options) => {
		let failed = false;
		for (const name of names) try {
			var _usingCtx$3 = _usingCtx();
			const file = path.resolve(name);
			const prepared = _usingCtx$3.a(await replayOptions(file, edge, options));
			const check = await verifyTrace(file, shownName(name).split(path.sep).join("/"), prepared.replay);
			failed ||= check.conclusion !== "match";
			if (!(options.json === true ? edge.json(check) : edge.print(checkText(check, edge.colors)))) await edge.drained();
		} catch (_) {
			_usingCtx$3.e = _;
		} finally {
			await _usingCtx$3.d();
		}
		return failed ? FAILED_EXIT_CODE : 0;
	}));
}

// src/cli/trace-command.ts
function addTraceCommands(program, runner) {
	const trace = program.command("trace").summary("replay, verify and inspect recordings").description("Replay, verify and inspect traces, which --trace-file records. A replay needs only the trace file, unless the trace was recorded with --no-embed or the replay uses --live.").addHelpText("after", helpText({
		examples: `  lanser trace replay run.jsonl
  lanser trace verify traces/*.jsonl --json`,
		exitCodes: {
			0: "replay, verify: as recorded; list, show: printed",
			1: "verify: a trace differs, is incomplete or invalid, or cannot be read",
			22: "replay, list, show: the trace is incomplete or invalid",
			76: "replay: a bundle or request differs; replay, list, show: the digest of the trace differs from its contents"
		}
	}));
	addTraceReplayCommand(trace, runner);
	addTraceVerifyCommand(trace, runner);
	addTraceListCommands(trace, runner);
}
const EXIT_CODES$1 = {
	0: "listed",
	3: "no operation has the number of --index, or the operation does not match the other filters",
	20: "the file cannot be read",
	22: "the trace is incomplete or invalid",
	76: "the digest of the trace differs from its contents"
};
function addTraceListCommands(trace, runner) {
	addFilters(addCommand(trace, {
		name: "list",
		summary: "list the operations of a recording, one per line",
		description: "List the recorded operations of a trace, without replaying them.",
		arguments: [["<file>", "the trace"]],
		examples: `  lanser trace list run.jsonl
  lanser trace list run.jsonl --status error --json | jq -r .bundleId`,
		exitCodes: EXIT_CODES$1
	})).action(runner("trace", async (edge, file, options) => print(file, options, edge, ({ request: _request, rpc: _rpc, bundle: _bundle, ...listed }) => options.json === true ? edge.json(listed) : edge.print(listedText(listed, edge.colors)))));
	addFilters(addCommand(trace, {
		name: "show",
		summary: "show operations of a recording with their frames and bundles",
		description: "Show recorded operations of a trace with all frames and the bundle, without replaying them.",
		arguments: [["<file>", "the trace"]],
		examples: `  lanser trace show run.jsonl --index 3
  lanser trace show run.jsonl --operation rename --json | jq .rpc`,
		exitCodes: EXIT_CODES$1
	})).action(runner("trace", async (edge, file, options) => print(file, options, edge, (shown) => options.json === true ? edge.json(shown) : edge.print(shownText(shown, edge.colors)))));
}
function addFilters(command) {
	return addPartial(command).option("--index <n>", "only the operation with this number, starting at 0", numberOf).option("--operation <name>", "only operations with this name, as in request.cmd of the bundle").option("--selector <text>", "only operations with this text in their selector").option("--exit-code <n>", "only operations with this exit code", numberOf).addOption(new Option("--status <status>", "only operations with this status").choices(["ok", "error"]));
}
async function print(name, options, edge, write) {
	const file = path.resolve(name);
	const { signal } = edge;
	const progress = await bytesRead(file, edge);
	let found = 0;
	for await (const operation of listTrace(file, options, {
		partial: options.partial,
		signal,
		progress
	})) {
		found += 1;
		if (!write(operation) && !await edge.drained()) break;
	}
	if (options.index !== void 0 && found === 0) {
		const { operation, selector, exitCode, status } = options;
		const isFiltered = [
			operation,
			selector,
			exitCode,
			status
		].some((filter) => filter !== void 0);
		throw noOperation(options.index, isFiltered ? " that matches the other filters" : "");
	}
	return 0;
}

// src/cli/operation-arguments.ts
const FULL_PLAN_ID = /^sha256:[0-9a-f]{64}$/u;
/** Matches the id of a plan, or at least its first 8 digits. */
const PLAN_ID = /^sha256:[0-9a-f]{8,64}$/u;
const SELECTOR = {
	read: async (argument, _, edge) => ({
		selector: await readSelector(argument, edge),
		options: {}
	}),
	readPartial: async (argument, { folder }) => {
		if (argument === "-") return {
			selector: null,
			options: {}
		};
		const { selector = null } = (await locateRequest(folder, argument, {})).request;
		return {
			selector,
			options: {}
		};
	}
};
const PLACE = {
	read: async (argument, { folder }, edge) => isSelectorArgument(argument, folder) ? {
		selector: await readSelector(argument, edge),
		options: {}
	} : { options: { file: argument } },
	readPartial: async () => ({ options: {} })
};
const FILES = {
	read: async (args, { folder, cwd, options: { tool, output } }, edge) => {
		if (output !== void 0 && tool === void 0) throw new LanserError("E/USAGE", `Name the tool that wrote the output: --tool ${TOOLS.join("|")}.`);
		const { from, selector, files } = filesOrSelector({
			folder,
			cwd
		}, args, tool !== void 0);
		return {
			...selector === void 0 ? {} : { selector: await readSelector(selector, edge) },
			options: {
				from,
				...files.length === 0 ? {} : { files: await patternsInside(folder, from, files) },
				...output === void 0 ? {} : { output: await inputText(edge, output) }
			}
		};
	},
	readPartial: async (args, { folder, cwd, options: { tool } }) => {
		const { from, selector, files } = filesOrSelector({
			folder,
			cwd
		}, args, tool !== void 0);
		if (selector !== void 0) return { options: {} };
		return { options: diagnosticsRequest(folder, from, await patternsInside(folder, from, files)).options };
	}
};
const PLAN = {
	read: async (argument, _, edge) => ({ options: { plan: PLAN_ID.test(argument) ? argument : await inputBytes(edge, argument) } }),
	readPartial: async (argument) => ({ options: FULL_PLAN_ID.test(argument) ? { planId: argument } : {} })
};
function textReader(name) {
	const isPortable = OPTIONS[name].isPortable === true;
	return {
		read: async (argument) => ({ options: { [name]: argument } }),
		readPartial: async (argument) => ({ options: isPortable && argument !== "" ? { [name]: argument } : {} })
	};
}
function readerOf(name) {
	switch (name) {
		case "selector": return SELECTOR;
		case "place": return PLACE;
		case "files": return FILES;
		case "plan": return PLAN;
		default: return textReader(name);
	}
}
/**
* Converts the arguments to a selector and options. Reads standard input and the files whose content is needed.
*
* @throws LanserError, for example E/USAGE for a file that cannot be read.
*/
async function readArguments(args, edge) {
	const read = await joinedParts(args, async (reader, value) => reader.read(value, args, edge));
	return {
		...read,
		options: {
			...args.options,
			...read.options
		}
	};
}
/** Returns the known part of the request (see `Reader.readPartial`), for the error bundle of a failed command. */
async function partialRequest(args) {
	return joinedParts(args, async (reader, value) => reader.readPartial(value, args));
}
async function joinedParts(args, partOf) {
	let all = { options: {} };
	for (const [name, value] of args.arguments) {
		if (value === void 0) continue;
		const part = await partOf(readerOf(name), value);
		all = {
			...all,
			...part,
			options: {
				...all.options,
				...part.options
			}
		};
	}
	return all;
}
async function readSelector(argument, edge) {
	if (argument !== "-") return argument;
	edge.host.log("reading a selector from standard input");
	return readStandardInput(edge);
}
/** Returns false if an argument is the path of a file, and true if it is a selector. An existing path is a file. */
function isSelectorArgument(argument, folder) {
	if (argument === "-") return true;
	if (existsSync(path.resolve(folder, argument))) return false;
	const parsed = argument.startsWith("{") ? void 0 : parseSelector(argument);
	if (parsed?.kind !== "parsed" || parsed.spec.kind !== "locate") return true;
	const { uri, ...rest } = parsed.spec;
	return isBareName(argument) || uri !== argument || Object.keys(rest).length > 1;
}
function isBareName(argument) {
	const parsed = parseSelector(argument);
	return parsed.kind === "parsed" && bareName(parsed.spec) !== void 0;
}
/**
* Returns the arguments as files or as a selector. If `byTool` is true, all arguments are files. If `byTool` is
* false, a single argument can be a selector, but a glob or an existing path is a file.
*/
function filesOrSelector({ folder, cwd }, args, byTool) {
	const from = isInside(folder, cwd) ? cwd : folder;
	const [only, ...others] = args;
	return !byTool && only !== void 0 && others.length === 0 && !existsSync(path.resolve(from, only)) && (isBareName(only) || /^(?:-$|\{|[a-z]+:\/\/)|@[LR]?[\d(]|:[^:/]*$/u.test(only)) && !/[*?[]/u.test(only.split(/[@:#]/u)[0] ?? "") ? {
		from,
		selector: only,
		files: []
	} : {
		from,
		selector: void 0,
		files: args
	};
}

// src/cli/print-bundle.ts
/**
* Prints a bundle, with failures and notes on standard error. Returns the exit code.
*
* @throws LanserError the error of {@link abortError} if the command was interrupted and no edit was written.
*/
async function printBundle(edge, workspace, bundle, operation, options) {
	const { edits, error, processReward, meta } = bundle;
	if (edge.signal.aborted && edits?.applied !== true) throw abortError(edge.signal);
	const { fields } = options;
	if (options.json === true) edge.json(fields === void 0 ? bundle : selectedFields(bundle, fields));
	const compact = options.compact === true ? { isKept: await keepBundle(edge.host, bundle) } : void 0;
	const { answer, failure, missing } = await answerWords(workspace, operation, bundle, {
		hints: CLI_HINTS,
		indexing: options.indexIo === void 0 ? workspace.indexIo : indexingOf(options.indexIo),
		verbose: options.verbose === true,
		preview: options.preview === true,
		isTerminal: edge.isTerminal,
		colors: edge.colors,
		toApply: (planId) => `${compact === void 0 ? "To" : "to"} write it, run: lanser apply ${planId}`,
		compact,
		omitsAnswer: options.json === true
	});
	if (answer !== void 0) printWords(edge, answer);
	if (error !== null) edge.err(failureLine(error) + failure);
	for (const server of missing) edge.err(`The result does not contain answers from ${server}. Repair the server, or pass --without-server ${server}.\n`);
	if (options.prev !== void 0 && processReward !== null) edge.err(`reward ${visible(rewardLine(processReward))}\n`);
	return meta.exitCode;
}
function printWords(edge, words) {
	if (typeof words === "string") {
		edge.print(words);
		return;
	}
	if (words.notes !== void 0) edge.err(words.notes);
	switch (words.format) {
		case "json":
			edge.jsonText(words.text);
			break;
		case "patch":
			edge.patch(words.text);
			break;
		case "selector":
			edge.print(words.text);
			break;
		default: words.format;
	}
}

// src/cli/operation-command.ts
function addOperationCommand(program, runner, operation) {
	if (operation.command === void 0) return;
	const { alias, summary, description, arguments: named, examples, exitCodes } = operation.command;
	const command = addCommand(program, {
		name: alias ?? operation.name,
		summary,
		description,
		arguments: named.map((argument) => [argument.name, argument.description]),
		examples: withOutputs(operation, examples),
		exitCodes
	});
	addNoDaemon(addTraceOptions(addRewardOptions(addIndexIo(command)))).addOption(fieldsOption().conflicts("compact")).addOption(compactOption());
	if (operation.command.choosesServers !== false) command.option("--server <name>", "use only this language server; lanser status lists all servers");
	addSharedServerOptions(command);
	for (const name of operation.options) for (const [flags, help, settings = {}] of OPTIONS[name].flags ?? []) {
		const option = new Option(flags, help);
		if (settings.conflicts !== void 0) option.conflicts(settings.conflicts);
		if (settings.default !== void 0) option.default(settings.default);
		command.addOption(withParser(option, OPTIONS[name].schema));
	}
	const argumentsOf = ({ cwd }, args) => {
		const values = args[named.length];
		return {
			cwd,
			folder: workspaceFolder(values, cwd),
			arguments: named.map(({ sets }, index) => [sets, args[index]]),
			options: optionsIn(operation, values)
		};
	};
	command.action(runner(async (edge, ...args) => requestOf$1(operation, argumentsOf(edge, args)), async (edge, ...args) => {
		try {
			var _usingCtx$2 = _usingCtx();
			const values = args[named.length];
			const fields = values.fields === void 0 ? void 0 : await readFields(values.fields);
			const { selector, options } = await readArguments(argumentsOf(edge, args), edge);
			noteSubfolder(edge, values);
			const reward = await rewardOptions(edge, values);
			const workspace = _usingCtx$2.a(await openCommandWorkspace(edge, values, reward));
			const { server, indexIo } = values;
			const bundle = await runOperation(workspace, operation.name, {
				selector,
				options: {
					...options,
					...values.timeout === void 0 ? {} : { timeout: values.timeout }
				},
				common: {
					server,
					indexIo: indexIo === void 0 ? void 0 : indexingOf(indexIo)
				}
			});
			return await printBundle(edge, workspace, bundle, operation, {
				...values,
				fields
			});
		} catch (_) {
			_usingCtx$2.e = _;
		} finally {
			await _usingCtx$2.d();
		}
	}));
}
/** Adds the first example with `--compact`, and again with `--fields`. All operations have these options. */
function withOutputs({ selector }, examples) {
	const [first = ""] = examples.split(/\n| {3,}(?=\S)/u);
	return `${examples}\n${first} --compact\n${first} --fields ${selector === "needed" ? "resolution.resolved.uri,facts" : "facts"}`;
}
function withParser(option, { type, enum: choices }) {
	if (choices !== void 0) return option.choices(choices);
	if (type === "integer") return option.argParser(countOf);
	if (type === "array") return option.argParser(repeated);
	if (type === void 0) return option.argParser(jsonArgument);
	if (Array.isArray(type)) return option.argParser((text) => /^\d+$/u.test(text) ? Number(text) : text);
	return option;
}
function jsonArgument(text) {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new InvalidArgumentError(`JSON is expected: ${messageOf(error)}`);
	}
}
function optionsIn({ options }, values) {
	const flagValues = {};
	for (const name of options) for (const [flags, , settings] of OPTIONS[name].flags ?? []) {
		const option = new Option(flags);
		const value = values[option.attributeName()];
		if (value !== void 0 && !(option.negate && value === true)) flagValues[name] = settings?.sets ?? value;
	}
	return flagValues;
}
/** Returns the request for an error bundle, without parts that need input files, standard input or a workspace. */
async function requestOf$1({ name }, args) {
	const { options: argumentOptions, ...selector } = await partialRequest(args);
	const options = Object.entries(args.options).filter(([option, value]) => {
		const { isPortable, schema } = OPTIONS[option];
		return isPortable === true && value !== (schema["default"] ?? false);
	});
	return {
		cmd: operationNamed(name) ?? null,
		...selector,
		options: {
			...Object.fromEntries(options),
			...argumentOptions
		}
	};
}

// src/cli/runner.ts
function createRunner(caller, setExitCode) {
	return (request, work) => async (...args) => {
		const command = args.at(-1);
		const { verbose, json } = command.optsWithGlobals();
		const edge = processEdge(caller, verbose === true);
		try {
			const empty = command.options.find((option) => {
				return /[<[](?:dir|file)[>\]]$/u.test(option.flags) && command.getOptionValue(option.attributeName()) === "";
			});
			if (empty) throw new LanserError("E/USAGE", `The path of ${empty.long} is empty. Name a path.`);
			setExitCode(await work(edge, ...args));
		} catch (error) {
			setExitCode(printFailure(edge, error, typeof request === "function" ? await request(edge, ...args) : {
				cmd: request,
				options: {}
			}, json === true));
		}
	};
}
/**
* Prints a failure to standard error and, with `json`, its bundle to standard output. Returns the exit code.
*
* @throws `error` if it is not a LanserError. Such an error is a defect.
*/
function printFailure(edge, error, request, json) {
	if (!(error instanceof LanserError)) throw error;
	if (json) edge.json(errorBundle(edge.host, request, error));
	edge.err(failureLine(error));
	if (error.cause instanceof Error) edge.host.log(visible(error.cause.message));
	return error.exitCode;
}

// src/daemon/messages.ts
const MAX_LINE = 64 * 2 ** 20;
/** Calls `onMessage` for each JSON line. Ends the connection after an invalid or long line, or if the call throws. */
function readMessages(socket, onMessage) {
	let rest = "";
	socket.setEncoding("utf8").on("data", (chunk) => {
		let start = 0;
		try {
			for (let end = chunk.indexOf("\n"); end !== -1; end = chunk.indexOf("\n", start)) {
				const line = rest + chunk.slice(start, end);
				rest = "";
				start = end + 1;
				onMessage(JSON.parse(line));
			}
		} catch {
			socket.destroy();
		}
		rest += chunk.slice(start);
		if (rest.length > MAX_LINE) socket.destroy();
	});
}
function sendMessage(socket, message) {
	socket.write(`${JSON.stringify(message)}\n`);
}

// src/daemon/exchange.ts
/** The time limit for the first reply. On a busy machine, a process may need seconds to accept a request. */
const ACCEPT_MS = 5e3;
/** Sends a request to the process that listens on a socket, and waits for the outcome. */
async function exchange(path, request, { onReply, onConnected } = {}) {
	return new Promise((resolve) => {
		const socket = connect(path);
		let outcome = { kind: "absent" };
		const deadline = setTimeout(() => socket.destroy(), ACCEPT_MS);
		socket.on("connect", () => {
			outcome = { kind: "lost" };
			onConnected?.((message) => sendMessage(socket, message));
		});
		socket.on("error", () => {});
		socket.on("close", () => {
			clearTimeout(deadline);
			resolve(outcome);
		});
		readMessages(socket, (message) => {
			const reply = message;
			clearTimeout(deadline);
			onReply?.(reply);
			if (reply.kind === "progress" || reply.kind === "accepted" && request.kind !== "stop") return;
			outcome = reply;
			socket.destroy();
		});
		sendMessage(socket, request);
	});
}

// src/daemon/running-daemon.ts
/**
* Returns the warm process of a folder (absolute); undefined without a process.
*
* @throws LanserError E/LS_TIMEOUT if a process listens, but does not answer.
*/
async function runningDaemon(folder, env) {
	const address = addressOf(folder, env, TOOL.version);
	if (address === void 0 || !isPrivateFolder(address.folder)) return void 0;
	const { socket } = address;
	let outcome = await exchange(socket, { kind: "status" });
	if (outcome.kind === "lost") outcome = await exchange(socket, { kind: "status" });
	if (outcome.kind === "status") return {
		socket,
		status: outcome.status
	};
	if (outcome.kind !== "lost") return void 0;
	const message = `A process listens on ${JSON.stringify(socket)}, but does not answer. Wait, or end the process.`;
	throw new LanserError("E/LS_TIMEOUT", message, { socket });
}
const EXIT_MS = 3e4;
const POLL_MS = 20;
/**
* Ends a warm process and its servers after its current commands. Waits until the process has ended.
*
* @throws LanserError E/LS_TIMEOUT if the process still runs after 30 seconds.
*/
async function stopDaemon({ socket, status: { pid } }) {
	await exchange(socket, { kind: "stop" });
	for (const start = performance.now(); performance.now() - start < EXIT_MS; await setTimeout$1(POLL_MS)) if (!isAlive(pid)) return;
	throw new LanserError("E/LS_TIMEOUT", `The warm process ${pid} has not ended within ${EXIT_MS / 1e3} s. It ends after its current commands. Wait for these commands.`);
}
function isAlive(pid) {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}

// src/daemon/answer-caller.ts
/** Runs a command line. Sends progress at once, other output at the end. Cancels the run if the connection closes. */
function answerCaller(socket, { argv, cwd, env, terminals, input }, { workspaces, deltas, slots }, run, log) {
	const controller = new AbortController();
	const output = [];
	const slot = slots.begin();
	const own = workspaces.openFor(env, slot.enter);
	const cancel = (signal) => {
		controller.abort(new LanserError("E/INTERRUPTED", "Interrupted. No file is half-written. Run the command again.", { signal }));
	};
	socket.on("close", () => cancel("SIGHUP"));
	const caller = {
		cwd,
		env,
		terminals,
		stdin: Readable.from(input === void 0 ? [] : [Buffer.from(input)]),
		signal: controller.signal,
		out(text) {
			output.push(["stdout", text]);
			return true;
		},
		drained: async () => true,
		err: (text) => void output.push(["stderr", text]),
		progress: (text) => sendMessage(socket, {
			kind: "progress",
			text
		}),
		openWorkspace: own.openWorkspace,
		openDelta: deltas.openFor(env, slot.enter)
	};
	async function reply() {
		try {
			const exitCode = await run(argv, caller);
			own.end(own.isDeclined || HEALTHY.has(exitCode));
			return own.isDeclined ? { kind: "declined" } : {
				kind: "done",
				exitCode,
				output
			};
		} catch (error) {
			log(`declined: ${error instanceof Error ? error.stack ?? error.message : String(error)}`);
			own.end(own.isDeclined);
			return { kind: "declined" };
		} finally {
			await slot.end();
		}
	}
	async function answer() {
		const message = await reply();
		if (!socket.destroyed) sendMessage(socket, message);
		return message.kind === "done";
	}
	return {
		finished: answer(),
		cancel: ({ signal }) => cancel(signal)
	};
}
const HEALTHY = /* @__PURE__ */ new Set([
	0,
	1,
	...[
		"E/BAD_SELECTOR_SYNTAX",
		"E/NOT_FOUND",
		"E/AMBIGUOUS",
		"E/VERSION_SKEW",
		"E/USAGE",
		"E/SCHEMA_INVALID",
		"E/JAIL",
		"E/INDEXING_MISMATCH",
		"E/INTERRUPTED",
		"E/UNSUPPORTED_CAP",
		"E/INDEXING_UNSUPPORTED"
	].map((code) => ERROR_CODES[code].exitCode)
]);

// src/daemon/checkout-slots.ts
/**
* Creates at most `limit` slots, one per checkout. Commands get slots in the order of their first `enter`. If all
* slots are taken, `close` ends the servers of the least recently used checkout that no command uses. If commands use
* all slots, a command for another checkout waits, and later commands wait behind it.
*/
function checkoutSlots(limit, close) {
	/** The slots by checkout, in the order of their last use, oldest first. */
	const open = /* @__PURE__ */ new Map();
	const queue = [];
	let isClosing = false;
	function touch(checkout, slot) {
		open.delete(checkout);
		open.set(checkout, slot);
	}
	function next() {
		for (let first = queue[0]; first !== void 0 && !isClosing; first = queue[0]) {
			const slot = open.get(first.checkout) ?? {
				roots: /* @__PURE__ */ new Set(),
				users: 0
			};
			if (!open.has(first.checkout) && open.size >= limit) {
				makeRoom();
				return;
			}
			queue.shift();
			slot.users += 1;
			touch(first.checkout, slot);
			first.begin(slot);
		}
	}
	function makeRoom() {
		const [checkout, slot] = [...open].find(([, { users }]) => users === 0) ?? [];
		if (checkout === void 0 || slot === void 0) return;
		open.delete(checkout);
		isClosing = true;
		close(slot.roots).finally(() => {
			isClosing = false;
			next();
		});
	}
	async function slotFor(checkout, signal) {
		if (signal.aborted) throw abortError(signal);
		return new Promise((resolve, reject) => {
			const leave = () => {
				queue.splice(queue.indexOf(waiting), 1);
				reject(abortError(signal));
				next();
			};
			const waiting = {
				checkout,
				begin(slot) {
					signal.removeEventListener("abort", leave);
					resolve(slot);
				}
			};
			signal.addEventListener("abort", leave, { once: true });
			queue.push(waiting);
			next();
		});
	}
	return { begin() {
		let held;
		return {
			async enter(root, signal) {
				const checkout = await enclosingCheckout(root);
				held ??= {
					checkout,
					slot: slotFor(checkout, signal)
				};
				(await held.slot).roots.add(root);
			},
			async end() {
				const slot = await held?.slot.catch(() => void 0);
				if (held === void 0 || slot === void 0) return;
				slot.users -= 1;
				touch(held.checkout, slot);
				next();
			}
		};
	} };
}

// src/daemon/claim-socket.ts
const MAX_ATTEMPTS = 10;
/**
* Listens at a path. Replaces a socket whose process has ended or does not answer. Returns undefined if another
* process answers there, or if other processes take the path in each of {@link MAX_ATTEMPTS} attempts.
*/
async function claimSocket(server, place) {
	const temporary = path.join(path.dirname(place), randomBytes(6).toString("hex"));
	server.listen(temporary);
	await once(server, "listening");
	const { ino } = lstatSync(temporary);
	try {
		for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts += 1) {
			if (linked(temporary, place)) return claimed(place, ino);
			const seen = lstatSync(place, { throwIfNoEntry: false })?.ino;
			if ((await exchange(place, { kind: "status" })).kind === "status") return void 0;
			removeStale(place, seen);
		}
		return;
	} finally {
		rmSync(temporary, { force: true });
	}
}
function claimed(place, ino) {
	const isOwn = () => lstatSync(place, { throwIfNoEntry: false })?.ino === ino;
	return {
		isOwn,
		[Symbol.dispose]: () => {
			if (isOwn()) rmSync(place, { force: true });
		}
	};
}
/** Creates a hard link to a file. Returns false if the link's name exists already. */
function linked(file, name) {
	try {
		linkSync(file, name);
		return true;
	} catch (error) {
		if (errnoOf(error) === "EEXIST") return false;
		throw error;
	}
}
/** Removes the socket with this inode. If another process has replaced the socket, keeps the new socket. */
function removeStale(place, ino) {
	const aside = `${place}.${randomBytes(4).toString("hex")}`;
	try {
		renameSync(place, aside);
		if (lstatSync(aside).ino !== ino) linked(aside, place);
		rmSync(aside, { force: true });
	} catch (error) {
		if (errnoOf(error) !== "ENOENT") throw error;
	}
}

// src/daemon/warm-workspace.ts
/** The error for a command that the caller has to run itself. */
var Declined = class extends Error {};
/** Opens a workspace for several callers. @throws LanserError for example E/CONFIG for invalid settings. */
async function openWarmWorkspace(root, options) {
	const { host, signal } = options;
	const checkout = checkoutState(root).identity;
	const settings = stampPaths(environmentPaths(host, root));
	const opened = await openWorkspaceSession(root, options);
	const projects = /* @__PURE__ */ new Map();
	let isBroken = false;
	const warmHost = async (route) => {
		if (route.definition.command !== "pyright-langserver") throw new Declined(`${route.definition.name} runs only in the caller's process`);
		const inputs = projects.get(route.root) ?? projectInputs(host, route.root, opened.readableRoot, opened.pool, signal);
		projects.set(route.root, inputs);
		const { isComplete } = await inputs.catch((error) => {
			isBroken = true;
			throw error;
		});
		if (!isComplete) throw new Declined("some changes of the Python environment cannot be detected");
		return opened.pool.hostOf(route);
	};
	return {
		serverCount: () => projects.size,
		async isCurrent() {
			if (isBroken || !existsSync(root) || checkoutState(root).identity !== checkout) return false;
			if (!settings.isCurrent()) return false;
			for (const project of projects.values()) if (!await (await project).isCurrent()) return false;
			return true;
		},
		sessionFor(request, onDeclined) {
			const pool = {
				...opened.pool,
				hostOf: async (route) => warmHost(route).catch((error) => {
					if (error instanceof Declined) onDeclined();
					throw error;
				}),
				hostFor: async (file, server) => hostForFile(pool, root, file, server)
			};
			return sharedSession({
				...opened,
				pool
			}, request);
		},
		[Symbol.asyncDispose]: async () => opened[Symbol.asyncDispose]()
	};
}
async function projectInputs(host, project, checkout, pool, signal) {
	const configuration = await readConfiguration(project, checkout);
	const named = configuredEnvironment(configuration, checkout);
	const choice = stampPaths([
		...environmentPaths(host, project),
		...configuration.files.map((file) => file.path),
		...named === void 0 ? [] : configuredEnvironmentPaths(named.folder)
	]);
	const origins = await originsOf(host, project, checkout, signal);
	const { python } = await pool.toolsOf(project);
	const packagesAt = python === void 0 ? [] : await packagePaths(python, checkout, host);
	if (packagesAt === void 0) return {
		isComplete: false,
		isCurrent: async () => choice.isCurrent()
	};
	const packages = stampPaths(packagesAt);
	if (packages.isRacy) throw new Declined("the Python environment has just changed");
	return {
		isComplete: true,
		isCurrent: async () => choice.isCurrent() && packages.isCurrent() && await origins.isCurrent()
	};
}
/**
* Creates a check whose `isCurrent` returns false after Git has started or stopped tracking one of the project's
* environments. lanser chooses a tracked environment only if it is named or active, see {@link checkoutTrust}.
*/
async function originsOf(host, root, checkout, signal) {
	const folders = projectEnvironments({
		host,
		root,
		checkout
	}).filter((folder) => existsSync(folder));
	if (folders.length === 0) return { isCurrent: async () => true };
	const read = async () => {
		const trust = checkoutTrust(host, checkout, signal);
		return JSON.stringify(await Promise.all(folders.map(async (folder) => trust.originOf(folder))));
	};
	const stamp = () => stampPaths(checkoutState(checkout).trackedNames);
	let names = stamp();
	const first = await read();
	return { async isCurrent() {
		if (names.isCurrent()) return true;
		const next = stamp();
		if (await read() !== first) return false;
		names = next;
		return true;
	} };
}

// src/daemon/warm-workspaces.ts
const MAX_WORKSPACES = 8;
function warmWorkspaces(signal) {
	const pool = folderPool({
		limit: MAX_WORKSPACES,
		serversOf: (workspace) => workspace.serverCount()
	});
	async function acquire(root, env, { python, withoutServers, canonical = false }) {
		const key = JSON.stringify([
			root,
			env,
			python ?? null,
			withoutServers ?? [],
			canonical
		]);
		const start = () => pool.use(key, root, async () => {
			const receivers = /* @__PURE__ */ new Set();
			const progress = (step) => {
				for (const receive of receivers) receive(step);
			};
			const host = sessionHost(env, progress);
			return {
				...await openWarmWorkspace(root, {
					python,
					withoutServers,
					canonical,
					host,
					signal
				}),
				receivers
			};
		});
		let use = start();
		if (!use.isFirst) {
			const workspace = await use.opening.catch(() => void 0);
			if (workspace !== void 0 && await workspace.isCurrent().catch(() => false) && !use.isRetired) return {
				use,
				workspace
			};
			use.retire();
			use.release();
			use = start();
		}
		try {
			return {
				use,
				workspace: await use.opening
			};
		} catch (error) {
			use.release();
			throw error;
		}
	}
	return {
		...pool.folders,
		openFor(callerEnv, enter) {
			const used = [];
			let isDeclined = false;
			return {
				get isDeclined() {
					return isDeclined;
				},
				async openWorkspace(folder, options) {
					if (options.trace !== void 0) throw new Declined("a recording needs the caller's own process");
					const { host, signal: ends = signal } = options;
					const root = await workspaceRoot(folder);
					await enter(root, ends);
					const recovered = await recoverFolder({
						host,
						signal: ends
					}, root);
					const { use, workspace } = await acquire(root, sessionEnvironment(callerEnv), options);
					used.push(use);
					workspace.receivers.add(host.progress);
					const session = workspace.sessionFor({
						...options,
						recovered
					}, () => {
						isDeclined = true;
					});
					return {
						...workspaceOver(session),
						async [Symbol.asyncDispose]() {
							workspace.receivers.delete(host.progress);
							await session[Symbol.asyncDispose]();
						}
					};
				},
				end(isHealthy) {
					for (const use of used.splice(0)) {
						if (!isHealthy) use.retire();
						use.release();
					}
				}
			};
		}
	};
}

// src/daemon/serve.ts
const TICK_MS = 2e3;
const MIB = 2 ** 20;
function daemonAddress(folder, env) {
	const address = addressOf(folder, env, TOOL.version);
	if (address === void 0) throw new LanserError("E/USAGE", "The warm process needs Unix sockets, the built program, and a socket path of at most 103 bytes. Set a shorter XDG_RUNTIME_DIR, or run commands without the warm process.");
	if (makePrivateFolder(address.folder)) return address;
	throw new LanserError("E/FS_PERMISSIONS", `The warm process needs the folder ${address.folder}. The folder must belong to you, have mode 700, and be outside of checkouts. Create or replace it, or set XDG_RUNTIME_DIR.`);
}
/**
* Answers callers until the process is stopped, interrupted or unused for too long. Also ends if the socket is
* removed or replaced, the program's files change, or the repository is removed. Returns true after all
* workspaces are closed. Returns false without serving if another process has the socket.
*
* @throws LanserError E/USAGE if the folder has no address (see `addressOf`), E/FS_PERMISSIONS if the folder
* of the sockets cannot be created or is not private.
*/
async function serve(options) {
	const { idleMs, memoryMiB, run, log } = options;
	const address = daemonAddress(options.folder, options.env);
	limitYoungGeneration();
	const program = programIdentity();
	const closing = new AbortController();
	const workspaces = warmWorkspaces(closing.signal);
	const deltas = warmDeltas(closing.signal);
	const kept = [workspaces, deltas];
	const slots = checkoutSlots(options.worktrees, async (roots) => {
		await Promise.all(kept.map(async (one) => one.close(({ root }) => roots.has(root))));
	});
	const working = /* @__PURE__ */ new Set();
	const connections = /* @__PURE__ */ new Set();
	let lastUseMs = performance.now();
	let answered = 0;
	let end = (_reason) => {};
	const ended = new Promise((resolve) => {
		end = resolve;
	});
	function status() {
		const bytes = memoryUse();
		return {
			pid: process.pid,
			version: TOOL.version,
			requests: working.size,
			answered,
			memoryMiB: bytes === void 0 ? null : Math.round(bytes / MIB),
			workspaces: kept.flatMap((one) => one.list()).map(({ root, idleMs: unusedMs, servers }) => ({
				root,
				idleSeconds: Math.round(unusedMs / 1e3),
				servers
			}))
		};
	}
	async function follow({ finished }) {
		working.add(finished);
		if (await finished) answered += 1;
		working.delete(finished);
		lastUseMs = performance.now();
	}
	function take(socket, request) {
		switch (request.kind) {
			case "status":
				sendMessage(socket, {
					kind: "status",
					status: status()
				});
				return;
			case "stop":
				sendMessage(socket, { kind: "accepted" });
				end("stopped");
				return;
			case "forget":
				sendMessage(socket, { kind: "accepted" });
				Promise.all(kept.map(async (one) => one.close(({ root }) => root === request.folder))).then(() => sendMessage(socket, { kind: "forgotten" }));
				return;
			case "run": {
				if (request.key !== address.key) {
					sendMessage(socket, { kind: "declined" });
					return;
				}
				sendMessage(socket, { kind: "accepted" });
				const work = answerCaller(socket, request, {
					workspaces,
					deltas,
					slots
				}, run, log);
				follow(work);
				return work.cancel;
			}
			default: return request;
		}
	}
	const server = createServer((socket) => {
		connections.add(socket);
		socket.on("error", () => {}).on("close", () => connections.delete(socket));
		let cancel;
		let isFirst = true;
		readMessages(socket, (message) => {
			if (isFirst) cancel = take(socket, message);
			else cancel?.(message);
			isFirst = false;
		});
	});
	const claimed = await claimSocket(server, address.socket);
	if (claimed === void 0) {
		server.close();
		return false;
	}
	async function tick() {
		if (!claimed?.isOwn()) end("the socket was removed or replaced");
		else if (programIdentity() !== program) end("lanser has changed");
		else if (!existsSync(address.shared)) end("the repository was removed");
		else if (working.size === 0 && performance.now() - lastUseMs >= idleMs) end("idle");
		for (const one of kept) {
			await one.close((open) => open.idleMs >= idleMs || !existsSync(open.root));
			while ((memoryUse() ?? 0) > memoryMiB * MIB && await one.closeOldest()) log("closed an unused workspace, because the memory limit was exceeded");
		}
	}
	let ticking;
	const timer = setInterval(() => {
		ticking ??= tick().finally(() => ticking = void 0);
	}, Math.min(TICK_MS, idleMs));
	const interrupted = () => end("interrupted");
	options.signal.addEventListener("abort", interrupted, { once: true });
	if (options.signal.aborted) interrupted();
	try {
		options.onListening(address);
		log(await ended);
	} finally {
		clearInterval(timer);
		claimed[Symbol.dispose]();
		server.close();
		if (!options.signal.aborted) await Promise.race([Promise.allSettled(working), once(options.signal, "abort")]);
		closing.abort(new LanserError("E/INTERRUPTED", "The warm process was stopped."));
		await Promise.all(kept.map(async (one) => one[Symbol.asyncDispose]()));
		for (const socket of connections) socket.destroy();
		removeIfEmpty(address.folder);
	}
	return true;
}
function removeIfEmpty(folder) {
	try {
		rmdirSync(folder);
	} catch {}
}
/**
* Returns the resident memory of this process and its descendants in bytes. Returns undefined if the memory cannot be
* read, for example on a system other than Linux, or because a process ends meanwhile.
*/
function memoryUse() {
	try {
		let bytes = 0;
		const pids = [process.pid];
		for (let pid = pids.pop(); pid !== void 0; pid = pids.pop()) {
			const status = readFileSync(`/proc/${pid}/status`, "utf8");
			bytes += Number(/^VmRSS:\s*(\d+) kB$/mu.exec(status)?.[1] ?? 0) * 1024;
			for (const task of readdirSync(`/proc/${pid}/task`)) {
				const children = readFileSync(`/proc/${pid}/task/${task}/children`, "utf8");
				pids.push(...children.split(" ").filter(Boolean).map(Number));
			}
		}
		return bytes;
	} catch {
		return;
	}
}

// src/cli/serve-command.ts
const IDLE_SECONDS = 900;
const MEMORY_MIB = 2048;
const WORKTREES = 2;
function addServeCommands(program, runner, run) {
	addCommand(program, {
		name: "serve",
		summary: "run the warm process, which answers later commands",
		description: "Run the warm process, which keeps language servers running for later commands in the same repository. Commands such as def and diag start the warm process automatically. The process ends after some time without a command. To run a command without the warm process, use --no-daemon, LANSER_NO_DAEMON=1 or CI=true. All worktrees of a repository share one process.",
		examples: `  lanser serve --idle 3600               in the foreground; Ctrl-C stops it
  lanser serve --status                  the process of this repository
  lanser stop                            stop it`,
		exitCodes: {
			0: "the process has ended, for example by Ctrl-C; or another process was already running; or the status was shown",
			3: "--status: no process is running",
			64: "--status: the process does not answer"
		}
	}).option("--idle <seconds>", "end after this time without a command", countOf, IDLE_SECONDS).option("--memory <MiB>", "if the warm process and its servers use more memory, stop the servers of unused workspaces (only on Linux)", countOf, MEMORY_MIB).option("--worktrees <count>", "run the servers of at most this number of worktrees at the same time", countOf, WORKTREES).option("--status", "show the running process instead of starting one").action(runner(null, async (edge, options) => {
		const folder = workspaceFolder(options, edge.cwd);
		if (options.status === true) return showStatus(edge, folder, options.json === true);
		const { env } = edge.host;
		if (!await serve({
			folder,
			env,
			idleMs: options.idle * 1e3,
			memoryMiB: options.memory,
			worktrees: options.worktrees,
			run,
			onListening({ socket }) {
				if (options.json === true) edge.json({ socket });
				else edge.print(`Listening on ${socket}\n`);
			},
			log: edge.host.log,
			signal: edge.signal
		})) edge.err("A process is already running for this repository. To stop it, run lanser stop.\n");
		return 0;
	}));
	addCommand(program, {
		name: "stop",
		summary: "stop the warm process of this repository",
		description: "Stop the warm process of this repository and its language servers. Commands in progress finish first.",
		examples: "  lanser stop --workspace services/api",
		exitCodes: {
			0: "the process has ended, or no process was running",
			64: "the process did not end within 30 seconds, or does not answer"
		}
	}).action(runner(null, async (edge, options) => {
		const running = await runningDaemon(workspaceFolder(options, edge.cwd), edge.host.env);
		if (running !== void 0) await stopDaemon(running);
		if (options.json === true) edge.json({ stopped: running !== void 0 });
		else edge.print(running === void 0 ? "No process runs for this repository.\n" : "Stopped.\n");
		return 0;
	}));
}
async function showStatus(edge, folder, json) {
	const running = await runningDaemon(folder, edge.host.env);
	if (json) edge.json(running === void 0 ? null : {
		socket: running.socket,
		...running.status
	});
	else edge.print(running === void 0 ? "No process runs for this repository.\n" : statusText(running));
	return running === void 0 ? 3 : 0;
}
function statusText({ socket, status }) {
	const { pid, version, requests, answered, memoryMiB, workspaces } = status;
	return [
		`Process ${pid}, lanser ${version}${memoryMiB === null ? "" : `, ${memoryMiB} MiB with its servers`}, commands answered: ${answered}, in progress: ${requests}`,
		`Listening on ${socket}`,
		...workspaces.map(({ root, idleSeconds, servers }) => {
			const use = idleSeconds === 0 ? "in use" : `unused for ${idleSeconds} s`;
			return `${root}: ${servers} ${servers === 1 ? "server" : "servers"}, ${use}`;
		}),
		""
	].join("\n");
}

// src/report/schema-text.ts
const MAX_EXAMPLE_LENGTH = 200;
function comparisonText(name, comparison, colors) {
	const { conclusion, differences } = comparison;
	const lines = differences.flatMap((one) => differenceLines(one, colors));
	return [
		`${visibleLine(name)}: ${painted(conclusion, colors)}`,
		...lines,
		""
	].join("\n");
}
function differenceLines(difference, colors) {
	const { pointer, direction, verdict, reason, counterExample } = difference;
	const place = pointer === "" ? "the schema" : visibleLine(pointer);
	const way = direction === "forward" ? " (forward)" : "";
	const line = `  ${painted(verdict, colors)}${way} ${place}: ${visibleLine(reason)}`;
	if (!("counterExample" in difference)) return [line];
	const [valid, invalid] = direction === "backward" ? ["old", "new"] : ["new", "old"];
	const example = clip(JSON.stringify(counterExample), MAX_EXAMPLE_LENGTH);
	return [line, `    valid under the ${valid} schema, but not under the ${invalid} one: ${visibleLine(example)}`];
}
const PAINTS = {
	breaking: "red",
	undecided: "yellow",
	compatible: "green"
};
function painted(verdict, colors) {
	return colors[PAINTS[verdict]](verdict);
}
function schemaListText(schemas) {
	const rows = schemas.map(({ name, version, $id, title }) => [
		name,
		version,
		$id,
		title
	]);
	return tableLines(rows).map((line) => `${line}\n`).join("");
}

// src/json-schema/thread/read-schema-file.ts
/**
* Parses the JSON of a schema file.
*
* @throws LanserError E/SCHEMA_INVALID with the position if the file is not UTF-8, or if {@link readJson}
* rejects the text.
*/
function readSchemaFile(name, bytes) {
	const text = decodeUtf8(bytes);
	if (text.kind !== "decoded") throw invalid(name, {
		pointer: "",
		expected: `UTF-8 (byte ${text.byte})`
	});
	const read = readJson(text.text);
	if (read.kind === "read") return read.value;
	const [fault] = read.faults;
	const { line, column } = fault?.place ?? {
		line: 1,
		column: 1
	};
	const place = `line ${line}, column ${column}`;
	throw invalid(name, {
		pointer: fault?.pointer ?? "",
		expected: `${fault?.expected ?? "JSON"} (${place})`
	});
}
function invalid(name, violation) {
	const message = `${JSON.stringify(name)} is not a JSON Schema: expected ${violation.expected}.`;
	return new LanserError("E/SCHEMA_INVALID", message, { violations: [violation] });
}

// src/gate/schemas/compare-revisions.ts
/**
* Compares the changed JSON Schemas of the working tree with their versions in the merge base of `base` and HEAD.
*
* @throws LanserError E/NOT_FOUND if neither the working tree nor the merge base has a requested file;
* E/SCHEMA_INVALID if a schema is too large or invalid; E/JAIL for an unsafe path in a tree; the errors of
* {@link findGit}, {@link openRepository}, {@link resolveSides} and {@link compareJsonSchemas}.
*/
async function compareRevisions(input) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { host, folder, base, signal } = input;
		const git = await findGit(host, [folder]);
		const repository = await openRepository(git, folder);
		const workbench = _usingCtx$1.a(await openWorkbench(host));
		const { store, before, after } = await resolveSides(repository, workbench.scratch.path, {
			host,
			repository: folder,
			base,
			head: "worktree",
			signal
		});
		const sides = {
			before: await openTreeFiles(store, before.tree, signal),
			after: await openTreeFiles(store, after.tree, signal)
		};
		const changes = await diffTrees(store, before.tree, after.tree, signal);
		const requested = input.files.map((file) => repositoryPath(repository.root, folder, file));
		for (const file of requested) {
			if (sides.after.entries.has(file) || sides.before.entries.has(file)) continue;
			throw new LanserError("E/NOT_FOUND", `${JSON.stringify(file)} is neither in the working tree nor in the merge base. Check the path, which is shown relative to the repository's root.`, { path: file });
		}
		const found = await changedSchemas(sides, changes, requested);
		const compared = [];
		for (const [done, change] of found.entries()) {
			host.progress({
				label: "comparing",
				done,
				total: found.length,
				unit: "schemas"
			});
			compared.push(await compare(change, input, sides));
		}
		return compared.toSorted((one, other) => compareCodeUnits(one.path, other.path));
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function compare({ name, oldName, newName }, { base, direction, timeoutMs, signal }, { before, after }) {
	if (newName === null) return {
		path: name,
		conclusion: "breaking",
		differences: [DELETED]
	};
	const next = await schemaOf(after, newName, newName);
	const limits = {
		timeoutMs,
		signal
	};
	const old = oldName === null ? void 0 : await schemaOf(before, oldName, `${base}:${oldName}`);
	try {
		if (oldName === null) {
			const context = await gatherReferences(newName, next, after);
			const checked = await validateInWorker(null, next, context, limits);
			if (checked.kind !== "undecided") return {
				path: name,
				conclusion: "compatible",
				differences: []
			};
			const { reason } = checked;
			return {
				path: name,
				conclusion: "undecided",
				differences: [{
					pointer: "",
					direction: direction === "forward" ? "forward" : "backward",
					verdict: "undecided",
					reason
				}]
			};
		}
		return {
			path: name,
			...await compareJsonSchemas(old, next, {
				direction,
				old: await gatherReferences(oldName, old, before),
				new: await gatherReferences(newName, next, after)
			}, limits)
		};
	} catch (error) {
		if (!(error instanceof LanserError) || error.code !== "E/SCHEMA_INVALID") throw error;
		const message = `${JSON.stringify(name)}: ${error.message}`;
		throw new LanserError(error.code, message, {
			...error.details,
			path: name
		}, { cause: error });
	}
}
async function schemaOf(files, file, name) {
	const content = await files.bytes(file);
	if (content !== void 0) return readSchemaFile(name, content);
	const message = `${JSON.stringify(name)} is too large for a JSON Schema. The limit is ${MAX_DOCUMENT_SIZE / 2 ** 20} MiB. Split the schema.`;
	throw new LanserError("E/SCHEMA_INVALID", message, { path: file });
}
function repositoryPath(root, folder, file) {
	return path.relative(root, path.resolve(folder, file)).split(path.sep).join("/");
}

// src/cli/schema-compat.ts
/** The maximum size of a schema in bytes. Without it, reading a device such as `/dev/zero` would never end. */
const MAX_BYTES = 64 * 2 ** 20;
function addCompatCommand(parent, runner) {
	addCommand(parent, {
		name: "compat",
		summary: "check whether a change of a JSON Schema breaks documents",
		description: "Compare two JSON Schemas (draft-04 to 2020-12) by the documents that they accept, with `format` as an assertion. Each difference has a location and a verdict. Each breaking difference, except a deleted schema, has an example document, which is confirmed with ajv. A difference that is neither proved compatible nor shown to be breaking is undecided. With --base, compare the given JSON Schemas, or all changed JSON Schemas, with their versions in the merge base of HEAD and the given revision.",
		arguments: [["[file...]", "the old and the new schema, one of them \"-\" for standard input; with --base, the schemas to compare"]],
		examples: `  lanser schema compat old.schema.json new.schema.json
  lanser schema compat old.schema.json new.schema.json --direction full --json | jq .conclusion
  lanser schema compat --base HEAD
  lanser schema compat --base HEAD order.schema.json`,
		exitCodes: {
			0: "compatible",
			1: "breaking or undecided",
			3: "with --base, the revision or a schema does not exist",
			20: "a file does not exist or cannot be read",
			22: "a file is not a JSON Schema",
			28: "interrupted"
		}
	}).addOption(new Option("--direction <direction>", "backward: the new schema accepts all documents that the old schema accepts; forward: the reverse; full: both").choices([
		"backward",
		"forward",
		"full"
	]).default("backward")).option("--base <rev>", "compare the working tree with the merge base of HEAD and this revision").action(runner("schema", async (edge, files, options) => options.base === void 0 ? compareTwo(edge, files, options) : compareSince(edge, options.base, files, options)));
}
async function compareTwo(edge, files, options) {
	const [old, next, third] = files;
	if (old === void 0 || next === void 0 || third !== void 0) throw new LanserError("E/USAGE", "Name the old and the new schema, or a revision with --base.");
	if (old === "-" && next === "-") throw new LanserError("E/USAGE", "Standard input can be read only once. Name \"-\" once.");
	const folder = workspaceFolder(options);
	const [before, after] = [await readSide(edge, folder, old), await readSide(edge, folder, next)];
	const comparison = await compareJsonSchemas(before.schema, after.schema, {
		direction: options.direction,
		old: before.context,
		new: after.context
	}, {
		timeoutMs: timeoutOf(options),
		signal: edge.signal
	});
	if (options.json === true) edge.json(comparison);
	else edge.print(comparisonText(`${old} -> ${next}`, comparison, edge.colors));
	return exitCodeOf(comparison);
}
async function readSide(edge, folder, name) {
	const chunks = [];
	let length = 0;
	for await (const chunk of bytesOf(await namedInput(folder, name), edge)) {
		length += chunk.length;
		if (length > MAX_BYTES) {
			const message = `${JSON.stringify(name)} is too large for a JSON Schema. The limit is ${MAX_BYTES / 2 ** 20} MiB. Split the schema.`;
			throw new LanserError("E/SCHEMA_INVALID", message);
		}
		chunks.push(chunk);
	}
	const schema = readSchemaFile(name, Buffer.concat(chunks));
	if (name === "-") return {
		schema,
		context: {}
	};
	const file = path.resolve(folder, name);
	const files = schemaFolder(path.dirname(file));
	return {
		schema,
		context: await gatherReferences(diskName(file), schema, files)
	};
}
async function compareSince(edge, base, files, options) {
	const compared = await compareRevisions({
		host: edge.host,
		folder: workspaceFolder(options),
		base,
		files,
		direction: options.direction,
		timeoutMs: timeoutOf(options),
		signal: edge.signal
	});
	const conclusion = worstOf(compared);
	if (options.json === true) edge.json({
		conclusion,
		schemas: compared
	});
	else if (compared.length === 0) edge.print(`No compared JSON Schema has changed since the merge base of HEAD and ${base}.\n`);
	else for (const one of compared) edge.print(comparisonText(one.path, one, edge.colors));
	return exitCodeOf({ conclusion });
}
function worstOf(compared) {
	const has = (conclusion) => compared.some((one) => one.conclusion === conclusion);
	if (has("breaking")) return "breaking";
	return has("undecided") ? "undecided" : "compatible";
}
function exitCodeOf({ conclusion }) {
	return conclusion === "compatible" ? 0 : 1;
}
/** The maximum size in bytes of a schema to which another schema refers. */
const MAX_REFERENCED_BYTES = 32 * 2 ** 20;
/** Returns the absolute path of a file with `/` as separator, but without the first `/`. */
function diskName(file) {
	return path.resolve(file).split(path.sep).join("/").replace(/^\//u, "");
}
/** Returns a reader of referenced schemas. It reads any path, but searches for an `$id` only in `folder`. */
function schemaFolder(folder) {
	const base = diskName(folder);
	const read = async (file) => {
		const absolute = path.resolve("/", file);
		try {
			const status = await stat(absolute);
			if (!status.isFile() || status.size > MAX_REFERENCED_BYTES) return void 0;
			return readSchemaFile(file, await readFile(absolute));
		} catch {
			return;
		}
	};
	return {
		read,
		named: async (name) => path.posix.basename(name) === name ? [path.posix.join(base, name)] : [],
		candidateFiles: async () => {
			return (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted(compareCodeUnits).map((name) => path.posix.join(base, name));
		},
		nameOf: (file) => path.posix.relative(`/${base}`, `/${file}`)
	};
}

// src/report/validation-text.ts
const MAX_VALUE_LENGTH = 80;
/** Renders one line for a valid document, or one line per violation. */
function* verdictText(verdict, colors) {
	const { path, line, schema, errors } = verdict;
	const at = visibleLine(path) + (line === null ? "" : `:${line}`);
	if (errors.length === 0) yield `${at}: ${colors.green("valid")} (${schema ?? ""})\n`;
	for (const error of errors) yield `${errorText(visibleLine(path), line, error, colors)}\n`;
}
function errorText(path, line, { pointer, value, expected, place }, colors) {
	const at = path + ((place === void 0 ? void 0 : `:${place.line}:${place.column}`) ?? (line === null ? "" : `:${line}`));
	const where = pointer === "" ? "" : `${visibleLine(pointer)}: `;
	const found = visibleLine(shortJson(value, MAX_VALUE_LENGTH));
	return `${at}: ${where}${colors.red("expected")} ${visibleLine(expected)}, got ${found}`;
}
function countsText(documents, invalid) {
	return `${plural(documents, "document")}, ${invalid} invalid\n`;
}
/** Renders JSON of about `budget` characters; `…` replaces the rest. */
function shortJson(value, budget) {
	if (typeof value === "string") {
		const text = Array.from(value.slice(0, 2 * budget + 1));
		return text.length <= budget ? JSON.stringify(value) : `${JSON.stringify(text.slice(0, budget).join(""))}…`;
	}
	if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "nothing";
	const isArray = Array.isArray(value);
	const parts = [];
	let left = budget;
	for (const [key, member] of Object.entries(value)) {
		const name = isArray ? "" : `${JSON.stringify(key)}:`;
		if (name.length >= left) {
			parts.push("…");
			break;
		}
		const part = name + shortJson(member, left - name.length);
		parts.push(part);
		left -= part.length + 1;
	}
	return isArray ? `[${parts.join(",")}]` : `{${parts.join(",")}}`;
}

// src/cli/print-verdicts.ts
const INVALID_EXIT_CODE = new LanserError("E/SCHEMA_INVALID", "").exitCode;
/**
* Prints each verdict when it arrives, and returns the exit code. The JSON output is one document that ends with
* `conclusion`. A failure after the first verdict leaves the document incomplete, so that parsers reject it.
*/
async function printVerdicts(edge, verdicts, output) {
	let documents = 0;
	let invalid = 0;
	try {
		for await (const verdict of verdicts) {
			const start = documents === 0 ? "{\"documents\":[" : ",";
			documents += 1;
			if (verdict.conclusion === "invalid") invalid += 1;
			if (output.json) edge.jsonText(start);
			for (const piece of output.json ? jsonOf(verdict) : verdictText(verdict, edge.colors)) if (!(output.json ? edge.jsonText(piece) : edge.print(piece))) await edge.drained();
		}
	} catch (error) {
		if (!(error instanceof LanserError) || !output.json || documents === 0) throw error;
		edge.err(failureLine(error));
		return error.exitCode;
	}
	const conclusion = invalid === 0 ? "valid" : "invalid";
	if (output.json) edge.jsonText(`${documents === 0 ? "{\"documents\":[" : ""}],"conclusion":"${conclusion}"}\n`);
	else if (output.counts || documents === 0) edge.print(countsText(documents, invalid));
	return invalid === 0 ? 0 : INVALID_EXIT_CODE;
}
/** Yields a verdict in pieces. A single string could be too long, because an error can contain a whole object. */
function* jsonOf(verdict) {
	const { path, line, schema, conclusion, errors } = verdict;
	yield `${JSON.stringify({
		path,
		line,
		schema,
		conclusion
	}).slice(0, -1)},"errors":[`;
	for (const [index, { pointer, value, expected, place }] of errors.entries()) {
		const at = schema === null && place !== void 0 ? ` (line ${place.line}, column ${place.column})` : "";
		yield (index === 0 ? "" : ",") + JSON.stringify({
			pointer,
			value,
			expected: expected + at
		});
	}
	yield "]}";
}

// src/cli/schema-validate.ts
const EXIT_CODES = {
	0: "every document is valid",
	20: "an input cannot be read",
	22: "a document is invalid",
	28: "interrupted"
};
function addValidateCommand(parent, runner) {
	addValidateOptions(addCommand(parent, {
		name: "validate",
		summary: "validate documents",
		description: "Validate each document against the schema that its $schema names. Without $schema, the name of the file or the fields of the document select the schema. Each error has its location, the expected value and the actual value. In JSON Lines, each line is a document. Configurations may be JSON, YAML or TOML. JSON Schemas are validated against their meta-schema.",
		arguments: [["<file...>", "files, or \"-\" for standard input"]],
		examples: `  lanser schema validate bundle.json --hashes
  lanser diag --json | lanser schema validate -
  lanser schema validate settings.json --schema config`,
		exitCodes: EXIT_CODES
	})).action(runner("schema", async (edge, files, options) => {
		if (files.filter((file) => file === "-").length > 1) throw new LanserError("E/USAGE", "Standard input can be read only once. Name \"-\" once.");
		return validate(edge, files, options, false);
	}));
}
function addValidateBatchCommand(parent, runner) {
	addValidateOptions(addCommand(parent, {
		name: "validate-batch",
		summary: "validate all documents below folders",
		description: "Validate every .json, .jsonl and .ndjson file below the folders, in the order of their paths, and print the counts. Links are followed only to files inside of the folder.",
		arguments: [["<dir...>", "folders"]],
		examples: `  lanser schema validate-batch traces bundles
  lanser schema validate-batch . --json | jq -r '.documents[] | select(.conclusion == "invalid") | .path'`,
		exitCodes: EXIT_CODES
	})).action(runner("schema", async (edge, folders, options) => {
		const files = [];
		for (const folder of folders) files.push(...await documentsBelow(workspaceFolder(options), folder));
		return validate(edge, files, options, true);
	}));
}
function addValidateOptions(command) {
	return command.addOption(new Option("--schema <name>", "validate all documents against this schema").choices(SCHEMAS.map(({ name }) => name))).option("--hashes", "verify the hashes of bundles, also in traces, and of plans");
}
const FOLDER_ADVICE = "Name a file, or use lanser schema validate-batch.";
async function validate(edge, files, options, counts) {
	const inputs = [];
	for (const file of files) inputs.push(await namedInput(workspaceFolder(options), file, FOLDER_ADVICE));
	const { schema, hashes } = options;
	return printVerdicts(edge, verdictsOf(edge, inputs, {
		schema,
		hashes
	}), {
		json: options.json === true,
		counts
	});
}
async function* verdictsOf(edge, inputs, options) {
	const total = inMebibytes(inputs.reduce((sum, { size }) => sum + size, 0));
	const step = (done) => {
		if (total > 0) edge.host.progress({
			label: "checking",
			done,
			total,
			unit: "MiB"
		});
	};
	let read = 0;
	const counted = async function* (input) {
		for await (const chunk of bytesOf(input, edge)) {
			step(Math.min(inMebibytes(read), total - 1));
			read += chunk.length;
			yield chunk;
		}
	};
	for (const input of inputs) yield* checkDocuments(input.name, counted(input), options);
	step(total);
}
function inMebibytes(bytes) {
	return Math.ceil(bytes / 2 ** 20);
}

// src/cli/schema-command.ts
function addSchemaCommand(program, runner) {
	const schema = program.command("schema").summary("list, export, validate and compare JSON Schemas").description("Work with the JSON Schemas of the documents that lanser reads and writes, and compare any JSON Schemas.").addHelpText("after", "\nExample:\n  lanser schema validate bundle.json\n\nTo show the help of a command, run lanser schema <command> --help.");
	addListCommand(schema, runner);
	addExportCommand(schema, runner);
	addValidateCommand(schema, runner);
	addValidateBatchCommand(schema, runner);
	addCompatCommand(schema, runner);
}
function addListCommand(parent, runner) {
	addCommand(parent, {
		name: "list",
		summary: "list the schemas and their versions",
		description: "List the name, version, $id and title of each schema.",
		examples: `  lanser schema list --json | jq -r '.[].name'`,
		exitCodes: { 0: "listed" }
	}).action(runner("schema", async (edge, options) => {
		const entries = SCHEMAS.map(({ name, version, id, title }) => ({
			name,
			version,
			$id: id,
			title
		}));
		edge.out(options.json === true ? `${JSON.stringify(entries)}\n` : schemaListText(entries));
		return 0;
	}));
}
function addExportCommand(parent, runner) {
	addCommand(parent, {
		name: "export",
		summary: "print or write schemas",
		description: "Print a schema. With --out, write the given schemas, or all schemas, to a folder as NAME.schema.json.",
		arguments: [["[name...]", `one or more of ${SCHEMAS.map(({ name }) => name).join(", ")}`]],
		examples: `  lanser schema export bundle
  lanser schema export --out schemas`,
		exitCodes: {
			0: "printed or written",
			20: "no schema has this name, or --out is missing for several schemas",
			71: "the folder cannot be written"
		}
	}).option("--out <dir>", "write to this folder").action(runner("schema", exportSchemas));
}
async function exportSchemas(edge, requested, options) {
	const names = requested.length === 0 ? SCHEMAS.map(({ name }) => name) : [...new Set(requested)].map(schemaNamed);
	const [first] = names;
	if (options.out !== void 0) {
		const files = await Promise.all(names.map(async (name) => ({
			name: schemaFileName(name),
			text: await readSchemaText(name)
		})));
		const folder = path.resolve(workspaceFolder(options), options.out);
		await writeReportFiles(folder, files, {
			label: "schemas",
			hint: "name-output"
		});
		if (options.json !== true) edge.err(`lanser: ${plural(files.length, "schema")} written\n`);
		return 0;
	}
	if (first === void 0 || names.length > 1) throw new LanserError("E/USAGE", "Only one schema can be printed. Name one schema, or a folder with --out.");
	edge.out(await readSchemaText(first));
	return 0;
}

// src/cli/main.ts
/** Runs a caller's command line and returns the exit code. Does not end the process, which may serve many callers. */
async function main(argv, caller) {
	const fail = (error) => printFailure(processEdge(caller, false), error, requestOf(argv), argv.includes("--json"));
	if (caller.cwd === "") return fail(new LanserError("E/USAGE", "The current folder does not exist. Change to an existing folder."));
	let exitCode = 0;
	const program = createProgram(createRunner(caller, (code) => {
		exitCode = code;
	}));
	try {
		await program.parseAsync(withKnownCommands(program, argv), { from: "user" });
	} catch (error) {
		if (!(error instanceof CommanderError)) throw error;
		if (error.exitCode === 0) return 0;
		return fail(usageError(error, namedCommands(program, argv)));
	}
	return exitCode;
}
/** Creates the program with all commands. */
function createProgram(runner) {
	const program = new Command("lanser").description("Turns the answers of language servers into evidence: deterministic, content-hashed and scored JSON.").version(TOOL.version).showSuggestionAfterError().configureHelp({ showGlobalOptions: true }).addHelpText("after", "\nExample:\n  lanser gate\n\nTo show the help of a command, run lanser <command> --help.");
	const addOperations = (heading) => {
		program.commandsGroup(heading);
		for (const operation of Object.values(OPERATIONS)) if (headingOf(operation) === heading) addOperationCommand(program, runner, operation);
	};
	program.commandsGroup("Changes:");
	addGateCommand(program, runner);
	addDeltaCommand(program, runner);
	addPointCommand(program, runner);
	addCandidatesCommand(program, runner);
	addPublishCommand(program, runner);
	addOperations(QUESTIONS);
	addBundleCommand(program, runner);
	addOperations(EDITS);
	program.commandsGroup("Batches, recordings and scores:");
	addBatchCommand(program, runner);
	addRunCommand(program, runner);
	addMergeCommand(program, runner);
	addTraceCommands(program, runner);
	addRewardCommand(program, runner);
	addSchemaCommand(program, runner);
	program.commandsGroup("Coding agents:");
	addMcpCommand(program, runner);
	addHookCommands(program, runner);
	addOperations(SERVERS);
	addServeCommands(program, runner, main);
	program.commandsGroup("Setup and help:").helpCommand(true);
	addDoctorCommand(program, runner);
	addInitCommand(program, runner);
	addCompletionCommand(program, runner);
	addManCommand(program, runner);
	for (const command of [program, ...program.commands].flatMap((one) => [one, ...one.commands])) command.exitOverride().configureOutput({ outputError: () => {} });
	return program;
}
const QUESTIONS = "Questions about code:";
const EDITS = "Edits:";
const SERVERS = "Language servers and the warm process:";
function headingOf({ selector, writes, name }) {
	if (writes !== "never" || name === "prepareRename") return EDITS;
	return selector === "none" ? SERVERS : QUESTIONS;
}
/** Returns the program, then the command and subcommand that the first arguments name, such as `trace verify`. */
function namedCommands(program, argv) {
	const [name, ...more] = argv;
	const named = program.commands.find((command) => command.name() === name);
	return named === void 0 ? [program] : [program, ...namedCommands(named, more)];
}
/**
* Removes the arguments after an unknown command if these contain `--help` or `-h`. Otherwise Commander would print
* the help of the parent command, without an error. Also replaces `help NAME` with `NAME --help`.
*/
function withKnownCommands(program, argv) {
	const depth = namedCommands(program, argv).length - 1;
	const command = namedCommands(program, argv).at(-1) ?? program;
	const [name, ...more] = argv.slice(depth);
	if (command.commands.length === 0 || name === void 0 || name.startsWith("-")) return argv;
	const path = argv.slice(0, depth);
	if (name === "help") {
		const words = more.filter((word) => !word.startsWith("-"));
		return words.length === 0 ? argv : withKnownCommands(program, [
			...path,
			...words,
			"--help"
		]);
	}
	return more.some((word) => word === "--help" || word === "-h") ? [...path, name] : argv;
}
function usageError(error, named) {
	const [program] = named;
	const { commands } = named.at(-1) ?? program;
	const names = commands.map((command) => command.name()).join(", ");
	const message = error.code === "commander.help" ? `Name a command: ${names}.` : error.code === "commander.excessArguments" && names !== "" ? `${named.map((command) => command.name()).join(" ")} takes no argument. It has these commands: ${names}.` : error.message.replace(/^error: /u, "");
	const help = `${named.map((command) => command.name()).join(" ")} --help`;
	const next = commands.length > 0 ? "lists the commands and options" : "shows the arguments, options and examples";
	return new LanserError("E/USAGE", `${message}\n${help} ${next}.`);
}
function requestOf(argv) {
	const command = argv.find((argument) => !argument.startsWith("-")) ?? "";
	return {
		cmd: operationNamed(command) ?? OTHER_COMMANDS.find((name) => name === command) ?? null,
		options: {}
	};
}
/** The commands, other than operations, that lanser names in `request.cmd` of a bundle. */
const OTHER_COMMANDS = [
	"batch",
	"candidates",
	"delta",
	"doctor",
	"gate",
	"merge",
	"reward",
	"run",
	"schema",
	"trace"
];

// src/cli/this-process.ts
/** The exit code after a defect in lanser. Node's default is 1, which means, for example, a violated policy. */
const DEFECT_EXIT_CODE = 125;
/** Returns this process as a caller. Installs its handlers for interrupts, stream errors and defects. */
function thisProcess() {
	const { stdin, stdout, stderr } = process;
	surviveStreamErrors();
	return {
		cwd: currentFolder(),
		env: process.env,
		stdin,
		terminals: {
			stdout: isatty(1),
			stderr: isatty(2)
		},
		signal: interruptSignal(),
		out: (text) => stdout.write(text) && !isOutputBroken,
		drained,
		err: (text) => void stderr.write(text),
		progress: (text) => void stderr.write(text),
		openWorkspace,
		openDelta: openSingleSession
	};
}
/** Returns the current folder; an empty string if its path cannot be read, for example after its removal. */
function currentFolder() {
	try {
		return process.cwd();
	} catch {
		return "";
	}
}
/** True after an error of standard output. Node clears the error, so the stream does not show it later. */
let isOutputBroken = false;
async function drained() {
	const { stdout } = process;
	if (isOutputBroken) return false;
	return new Promise((resolve) => {
		const end = () => {
			stdout.off("drain", end).off("close", end);
			resolve(!isOutputBroken);
		};
		stdout.on("drain", end).on("close", end);
	});
}
/** Returns an AbortSignal for SIGINT, SIGTERM and SIGHUP. The second signal of the same kind ends the process. */
function interruptSignal() {
	const controller = new AbortController();
	for (const signal of [
		"SIGINT",
		"SIGTERM",
		"SIGHUP"
	]) process.once(signal, () => {
		controller.abort(new LanserError("E/INTERRUPTED", "Interrupted. No file is half-written. Run the command again.", { signal }));
	});
	return controller.signal;
}
function surviveStreamErrors() {
	process.stderr.on("error", () => {});
	process.stdout.on("error", reportBrokenOutput);
	process.on("uncaughtException", (error) => {
		const text = error instanceof Error ? error.stack ?? error.message : String(error);
		try {
			writeSync(2, `lanser: internal error: ${withoutCommands(visible(text))}\n`);
		} catch {}
		process.exit(DEFECT_EXIT_CODE);
	});
}
/** Reports the first error of standard output and sets the exit code, unless a pipe was closed. */
function reportBrokenOutput(error) {
	const isFirst = !isOutputBroken;
	isOutputBroken = true;
	if (!isFirst || errnoOf(error) === "EPIPE") return;
	const { code, message, exitCode } = new LanserError("E/FS_PERMISSIONS", `Standard output cannot be written: ${systemErrorText(error)}. Check the program or file that receives the output.`);
	process.stderr.write(`lanser: ${code}: ${message}\n`);
	process.once("exit", () => {
		process.exitCode = exitCode;
	});
}

// src/command-line.ts
/**
* Runs a command line in this process. Returns the exit code.
*
* @param input the text of standard input if it was already read.
*/
async function runHere(argv, input) {
	const caller = thisProcess();
	return main(argv, input === void 0 ? caller : {
		...caller,
		stdin: Readable.from([Buffer.from(input)])
	});
}

export { reportBrokenOutput, runHere };