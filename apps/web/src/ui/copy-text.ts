/**
 * Puts a text on the clipboard and returns whether that worked. A page served over plain HTTP has no `navigator.clipboard`, so the
 * text is copied from a field beside the given element: inside a modal dialog, only fields of the dialog can be selected.
 */
export async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text, beside);
  }
}

function copyFromField(text: string, beside: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  beside.after(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  beside.focus();
  return isCopied;
}
