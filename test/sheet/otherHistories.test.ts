import { HISTORIES, playAll } from './playing';

test(`in ${HISTORIES} other histories no verdict outlives its picture and nothing is lost`, () => playAll(2), 600_000);
