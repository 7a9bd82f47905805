/**
 * The start of the thread that renders pages, in plain JavaScript because a thread has no hook for
 * TypeScript. A theme that is used from its source gets one here.
 */
const { existsSync } = require('node:fs');
const { join } = require('node:path');

if (existsSync(join(__dirname, 'thread.ts'))) require('sucrase/register/ts');
require('./thread');
