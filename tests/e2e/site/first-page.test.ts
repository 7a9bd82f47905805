import { expectWholeAgain } from '../support/whole-again';

test('the page /demo/simple, which came as a document, is whole again when the reader comes back', () =>
  expectWholeAgain('/demo/simple'));
