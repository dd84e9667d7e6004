import { HISTORIES, playAll } from './playing';

test(`in ${HISTORIES} histories no verdict outlives its picture and nothing is lost`, () => playAll(1), 600_000);
