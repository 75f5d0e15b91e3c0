import type { WeightsFile } from '@la-stanza/bots';
import { playedRecord } from './play.ts';

/* Plays in the browser that opens the page, and sends the record to the host of the page. */
const weights: WeightsFile = await (await fetch('/weights.json')).json();
await fetch('/record', { method: 'POST', body: await playedRecord(weights) });
