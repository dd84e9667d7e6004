/** The door to the search: from where line logic stops to a proof. */
export { type Found, search } from './search';
