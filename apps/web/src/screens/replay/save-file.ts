import type { RecordFile } from './record-file.ts';

/** Offers a file as a download. */
export function saveFile({ name, text }: RecordFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
