import { jsonWords } from '../../report/words.ts';
import { rawRequest } from '../../session/operations/server-operations.ts';
import { PLACE_EXIT_CODES, PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';

export const request: Operation<'request'> = {
  ...PLACE_OPERATION,
  name: 'request',
  command: {
    summary: 'send an LSP request',
    description:
      'Send a request that LSP or the language server defines. A selector supplies the document and the position if the parameters lack them.',
    arguments: [
      { name: '<method>', description: 'an LSP method, such as textDocument/signatureHelp', sets: 'method' },
      { ...SELECTOR_ARGUMENT, name: '[selector]' },
    ],
    examples: `  lanser request textDocument/signatureHelp src/app.py@L42:C7
  lanser request workspace/symbol --params '{"query": "Config"}' --server basedpyright`,
    exitCodes: {
      ...PLACE_EXIT_CODES,
      0: 'the server answered',
      20: 'invalid arguments, such as a method that is a notification',
    },
  },
  selector: 'possible',
  options: ['method', 'params'],
  parameters: ['method'],
  run: rawRequest,
  words: ({ facts }) => jsonWords(facts.result),
};
