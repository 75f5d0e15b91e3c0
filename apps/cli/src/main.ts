import { run } from './run.ts';
import { processTerminal } from './terminal/process-terminal.ts';
import { chosenLanguage } from './text/chosen-language.ts';

const { terminal, close } = processTerminal();
const args = process.argv.slice(2);
process.exitCode = await run(args, terminal, chosenLanguage(args, process.env));
close();
