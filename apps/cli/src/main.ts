#!/usr/bin/env node
import { run } from './run.ts';
import { processTerminal } from './terminal/process-terminal.ts';

const { terminal, close } = processTerminal();
process.exitCode = await run(process.argv.slice(2), terminal);
close();
