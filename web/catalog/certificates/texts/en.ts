/** The page on which a sold piece is verified, and the codes on the page of an order. */
export const texts = {
  formTitle: 'Verify a piece',
  description: 'Type the code of a piece from our shop and see what we have signed about it.',
  formText:
    'Every piece that we send has a code of its own, on its card and on the invoice. Type it here, and you see what the piece is and what was measured, signed by us.',
  code: 'Code of the piece',
  codeHint: '16 letters and digits, like 7K3M-9PQ4-TX2D-H8WZ. Capitals and hyphens do not matter.',
  verify: 'Verify',
  codeLength: 'A code has 16 letters and digits. Please check whether one is missing.',
  codeMistyped: 'One character of this code is not right. Please compare it with the card again.',
  severalTitle: 'The pieces of this invoice',
  severalText: 'Choose a piece to see its certificate.',

  checking: 'The signature is being checked ...',
  failed: 'The certificate could not be loaded. Please check your connection.',
  retry: 'Try again',

  title: 'Certificate of a piece',
  kicker: 'Certificate of this piece',
  states: {
    genuine: 'Genuine. This piece was sold by us, and the signature is ours.',
    some_returned:
      'Sold by us. Of the {pieces} pieces of this purchase {returned} came back to us, and we have not noted which. Before you buy this piece, please ask us.',
    returned: 'This piece came back to us. Whoever offers it to you with this code does not have it from us.',
    cancelled:
      'The sale of this piece was cancelled. Whoever offers it to you with this code does not have it from us.',
  },
  facts: 'What it is',
  choice: 'Choice',
  soldOn: 'Sold on',
  seller: 'Sold by',
  codeLabel: 'Code',
  report: 'What the laboratory found',
  laboratory: 'Laboratory',
  number: 'Report number',
  date: 'Report date',
  carat: 'Weight measured',
  measured: 'Result',
  carats: '{n} carats',
  toLaboratory: 'Look it up at the laboratory',
  toFile: 'See the report',
  withdrawn:
    'We have withdrawn this report. Please do not rely on it; write to us, and we tell you what it means for your piece.',
  noReport: 'This piece was sold without the report of a laboratory.',
  share: 'Print',
  qr: 'QR code of this page',
  again: 'Verify another piece',

  proof: 'Prove it without us',
  proofText:
    'The text below is what we signed, with the key of our shop (Ed25519). Keep the three files, and you can prove it at any time, even if this page is gone:',
  files: { statement: 'The signed text', signature: 'The signature', key: 'The public key' },
  command: 'On any computer with OpenSSL 3 this command answers “Signature Verified Successfully”:',
  statement: 'The signed text, revision {n}',

  refused: {
    code_length: 'This code is not complete',
    code_mistyped: 'This code is not written correctly',
    code_unknown: 'This piece is not from us',
    certificate_altered: 'This certificate is not valid',
  },
  whatToDo: 'What you can do',
  advice: {
    typed: 'Look at the card once more. 0 and O, and 1, I and L, count as the same character.',
    unknown: [
      'Compare the code with the card once more.',
      'If it is the same, do not pay for the piece.',
      'Tell us where you saw it. We look into every forged code.',
    ],
  },
  writeToUs: 'Write to us',

  // On the page of an order
  own: {
    title: { one: 'Your certificate', other: 'Your certificates' },
    text: 'Each piece has a code. With it anyone can verify what we have signed about the piece. Nothing about you is shown.',
    piece: '{name}, piece {n}',
    cards: 'Download the cards',
    making: 'Printing ...',
    cardsFailed: 'The cards could not be printed. Please try again.',
    more: { one: 'Show {n} more', other: 'Show {n} more' },
  },
};
