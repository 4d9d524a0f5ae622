import { jsonWords } from '../../report/words.ts';
import { rawRequest } from '../../session/operations/server-operations.ts';
import { PLACE_OPERATION, type Operation } from '../operation.ts';

export const request: Operation<'request'> = {
  ...PLACE_OPERATION,
  name: 'request',
  command: {
    summary: 'send any LSP request',
    description:
      'Send any LSP request to a language server. A selector supplies the document and the position if the parameters lack them.',
    arguments: [
      { name: '<method>', description: 'an LSP method, such as textDocument/signatureHelp', sets: 'method' },
      { name: '[selector]', description: 'a selector, or "-" for standard input', sets: 'selector' },
    ],
    examples: `  lanser request textDocument/signatureHelp src/app.py@L42:C7
  lanser request workspace/symbol --params '{"query": "Config"}' --server basedpyright`,
    exitCodes: {
      0: 'the server answered',
      20: 'the method is a notification or a lifecycle request',
      27: 'no server is available',
      65: 'the server rejected the request',
      72: 'the server does not support the request',
    },
  },
  selector: 'possible',
  options: ['method', 'params'],
  parameters: ['method'],
  run: rawRequest,
  words: ({ facts }) => jsonWords(facts.result),
};
