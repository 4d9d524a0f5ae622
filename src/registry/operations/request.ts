import { jsonWords } from '../../report/words.ts';
import { rawRequest } from '../../session/operations/server-operations.ts';
import { PLACE_OPERATION, type Operation } from '../operation.ts';

export const request: Operation<'request'> = {
  ...PLACE_OPERATION,
  name: 'request',
  command: {
    summary: 'any request of the protocol',
    description:
      'Sends any request to a language server. With a selector its document and position are added to the parameters.',
    arguments: [
      { name: '<method>', description: 'for example textDocument/signatureHelp', reads: 'method' },
      { name: '[selector]', description: 'a selector, or "-" for standard input', reads: 'selector' },
    ],
    examples: `  lanser request textDocument/signatureHelp src/app.py@L42:C7
  lanser request workspace/symbol --params '{"query": "Config"}' --server basedpyright`,
    exitCodes:
      'Exit codes: 0 answered, 20 no such request, 27 no server, 65 refused by the server, 72 not offered.',
  },
  selector: 'possible',
  options: ['method', 'params'],
  parameters: ['method'],
  run: rawRequest,
  words: ({ facts }) => jsonWords(facts.result),
};
