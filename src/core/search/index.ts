/** The search: from where line logic stops to a proof. */
export { type Budget, type Found, search } from './search';
