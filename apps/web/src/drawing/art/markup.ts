import { Fragment, isValidElement, type ReactNode } from 'react';

/** Attributes with the same name in SVG and React. */
const AS_WRITTEN: ReadonlySet<string> = new Set(['viewBox', 'preserveAspectRatio', 'gradientUnits', 'clipPathUnits']);

/** The SVG text of a drawing made of plain shapes, to show it as one picture instead of many elements. */
export function markup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number') return escaped(String(node));
  if (Array.isArray(node)) return node.map(markup).join('');
  if (!isValidElement<Readonly<Record<string, unknown>> & { readonly children?: ReactNode }>(node)) {
    throw new Error('only shapes can be written as markup');
  }
  const { children, ...attributes } = node.props;
  if (node.type === Fragment) return markup(children);
  if (typeof node.type !== 'string') throw new Error('only shapes can be written as markup');
  return `<${node.type}${Object.entries(attributes).map(attribute).join('')}>${markup(children)}</${node.type}>`;
}

function attribute([name, value]: [string, unknown]): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`${name} cannot be written as markup`);
  return ` ${AS_WRITTEN.has(name) ? name : name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}="${escaped(String(value))}"`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
