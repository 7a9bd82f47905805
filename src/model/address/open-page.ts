/** Where a page in the browser asks the development server for the module of another one. */
export const OPEN_PAGE = '/__ledger/open-page';
