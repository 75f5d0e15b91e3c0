/** Damages a line as a slip of the pen or of the clipboard would: one random edit of a character or of a field. */
export function damage(line: string, random: (below: number) => number): string {
  const at = random(line.length);
  const fields = line.split(' ');
  const field = random(fields.length);
  const other = random(fields.length);
  const letter = LETTERS.charAt(random(LETTERS.length));
  switch (random(8)) {
    case 0:
      return line.slice(0, at) + line.slice(at + 1);
    case 1:
      return line.slice(0, at) + line.charAt(at) + line.slice(at);
    case 2:
      return line.slice(0, at) + line.charAt(at + 1) + line.charAt(at) + line.slice(at + 2);
    case 3:
      return line.slice(0, at) + letter + line.slice(at + 1);
    case 4:
      return fields.toSpliced(field, 1).join(' ');
    case 5:
      return fields.toSpliced(field, 0, fields[field] ?? '').join(' ');
    case 6:
      return fields
        .with(field, fields[other] ?? '')
        .with(other, fields[field] ?? '')
        .join(' ');
    default:
      return line.slice(0, at);
  }
}

const LETTERS = '0123456789.-+/:,>()csDLRAFfwx ';
