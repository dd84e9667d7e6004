/** TypeScript's compiler: required, since importing so large a module takes twice as long. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type ts from 'typescript';

export const compiler: typeof ts = createRequire(join(process.cwd(), 'package.json'))('typescript');
