/**
 * A test vector for RFC 8785: a JSON text, and the bytes of its canonical form in hexadecimal. Most vectors come
 * from testdata/ in cyberphone/json-canonicalization (Copyright 2018 Anders Rundgren, Apache License 2.0).
 * `values` and the sorting sample come from section 3.2 of the RFC.
 */
export interface Vector {
  readonly name: string;
  readonly input: string;
  readonly outputHex: string;
}

export const VECTORS: readonly Vector[] = [
  {
    name: 'arrays',
    input: String.raw`[ 56, { "d": true, "10": null, "1": [ ] } ]`,
    outputHex: '5b35362c7b2231223a5b5d2c223130223a6e756c6c2c2264223a747275657d5d',
  },
  {
    name: 'french',
    input: String.raw`{
      "peach": "This sorting order",
      "péché": "is wrong according to French",
      "pêche": "but canonicalization MUST",
      "sin":   "ignore locale"
    }`,
    outputHex:
      '7b227065616368223a225468697320736f7274696e67206f72646572222c2270c3a96368c3a9223a226973207772' +
      '6f6e67206163636f7264696e6720746f204672656e6368222c2270c3aa636865223a226275742063616e6f6e6963' +
      '616c697a6174696f6e204d555354222c2273696e223a2269676e6f7265206c6f63616c65227d',
  },
  {
    name: 'structures',
    input: String.raw`{
      "1": {"f": {"f": "hi","F": 5} ,"\n": 56.0},
      "10": { },
      "": "empty",
      "a": { },
      "111": [ {"e": "yes","E": "no" } ],
      "A": { }
    }`,
    outputHex:
      '7b22223a22656d707479222c2231223a7b225c6e223a35362c2266223a7b2246223a352c2266223a226869227d7d' +
      '2c223130223a7b7d2c22313131223a5b7b2245223a226e6f222c2265223a22796573227d5d2c2241223a7b7d2c22' +
      '61223a7b7d7d',
  },
  {
    name: 'unicode',
    input: String.raw`{ "Unnormalized Unicode":"A\u030a" }`,
    outputHex: '7b22556e6e6f726d616c697a656420556e69636f6465223a2241cc8a227d',
  },
  {
    name: 'values',
    input: String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`,
    outputHex:
      '7b226c69746572616c73223a5b6e756c6c2c747275652c66616c73655d2c226e756d62657273223a5b3333333333' +
      '333333332e333333333333332c31652b33302c342e352c302e3030322c31652d32375d2c22737472696e67223a22' +
      'e282ac245c75303030665c6e4127425c225c5c5c5c5c222f227d',
  },
  {
    name: 'weird',
    input: String.raw`{
      "\u20ac": "Euro Sign",
      "\r": "Carriage Return",
      "\u000a": "Newline",
      "1": "One",
      "\u0080": "Control\u007f",
      "\ud83d\ude02": "Smiley",
      "\u00f6": "Latin Small Letter O With Diaeresis",
      "\ufb33": "Hebrew Letter Dalet With Dagesh",
      "</script>": "Browser Challenge"
    }`,
    outputHex:
      '7b225c6e223a224e65776c696e65222c225c72223a2243617272696167652052657475726e222c2231223a224f6e' +
      '65222c223c2f7363726970743e223a2242726f77736572204368616c6c656e6765222c22c280223a22436f6e7472' +
      '6f6c7f222c22c3b6223a224c6174696e20536d616c6c204c6574746572204f205769746820446961657265736973' +
      '222c22e282ac223a224575726f205369676e222c22f09f9882223a22536d696c6579222c22efacb3223a22486562' +
      '726577204c65747465722044616c6574205769746820446167657368227d',
  },
  {
    name: 'the sorting sample of section 3.2.3',
    input: String.raw`{
      "\u20ac": "Euro Sign",
      "\r": "Carriage Return",
      "\ufb33": "Hebrew Letter Dalet With Dagesh",
      "1": "One",
      "\ud83d\ude00": "Emoji: Grinning Face",
      "\u0080": "Control",
      "\u00f6": "Latin Small Letter O With Diaeresis"
    }`,
    outputHex:
      '7b225c72223a2243617272696167652052657475726e222c2231223a224f6e65222c22c280223a22436f6e74726f' +
      '6c222c22c3b6223a224c6174696e20536d616c6c204c6574746572204f205769746820446961657265736973222c' +
      '22e282ac223a224575726f205369676e222c22f09f9880223a22456d6f6a693a204772696e6e696e672046616365' +
      '222c22efacb3223a22486562726577204c65747465722044616c6574205769746820446167657368227d',
  },
];

/** The bits of doubles and their canonical texts, from Appendix B of RFC 8785. */
export const NUMBERS: readonly (readonly [bits: string, text: string])[] = [
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['ffefffffffffffff', '-1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['c340000000000000', '-9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['44b52d02c7e14af7', '1.0000000000000001e+23'],
  ['444b1ae4d6e2ef4e', '999999999999999700000'],
  ['444b1ae4d6e2ef4f', '999999999999999900000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
  ['41b3de4355555553', '333333333.3333332'],
  ['41b3de4355555554', '333333333.33333325'],
  ['41b3de4355555555', '333333333.3333333'],
  ['41b3de4355555556', '333333333.3333334'],
  ['41b3de4355555557', '333333333.33333343'],
  ['becbf647612f3696', '-0.0000033333333333333333'],
  ['43143ff3c1cb0959', '1424953923781206.2'],
];

/** The bits of NaN and infinity, which have no canonical form, from Appendix B of RFC 8785. */
export const REFUSED_NUMBERS: readonly string[] = ['7fffffffffffffff', '7ff0000000000000'];
