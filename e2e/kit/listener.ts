import type { CDPSession, Page } from '@playwright/test';

/* What a screen reader user with a keyboard knows: the browser's accessibility tree. */

type Nodes = Awaited<ReturnType<typeof query>>;
type Node = Nodes[number];

/** An element as it is read out. */
export type Heard = {
  readonly role: string;
  readonly name: string;
  /** Whether a toggle button is pressed; undefined for all other elements. */
  readonly isPressed: boolean | undefined;
  readonly isDisabled: boolean;
  /** Identifies the element while it exists; the test learns nothing else from it. */
  readonly backendId: number;
};

/** Reads out the focused element, and lists the elements on the page. */
export type Listener = {
  /** All elements of a role, in reading order. */
  readonly list: (role: string) => Promise<Heard[]>;
  readonly focused: () => Promise<Heard>;
  /** The name of the part of the page that contains an element: its outermost named group or region. */
  readonly placeOf: (heard: Heard) => Promise<string>;
};

export async function listenTo(page: Page): Promise<Listener> {
  const session = await page.context().newCDPSession(page);
  // otherwise the tree is rebuilt for every query
  await session.send('Accessibility.enable');
  return {
    list: async (role) => (await query(session, role)).filter(({ ignored }) => !ignored).map(hear),
    focused: async () => {
      const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
      const [node] = await about(session, { objectId: result.objectId ?? '' }, false);
      if (node === undefined) throw new Error('nothing has the focus');
      return hear(node);
    },
    placeOf: async ({ backendId }) => {
      const nodes = await about(session, { backendNodeId: backendId }, true);
      return outermost(nodes, nodes[0]) ?? '';
    },
  };
}

async function query(session: CDPSession, role: string) {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  return (await session.send('Accessibility.queryAXTree', { nodeId: root.nodeId, role })).nodes;
}

async function about(
  session: CDPSession,
  which: { readonly objectId: string } | { readonly backendNodeId: number },
  fetchRelatives: boolean,
): Promise<Nodes> {
  return (await session.send('Accessibility.getPartialAXTree', { ...which, fetchRelatives })).nodes;
}

function outermost(nodes: Nodes, node: Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  const above = outermost(
    nodes,
    nodes.find(({ nodeId }) => nodeId === node.parentId),
  );
  const { role, name } = hear(node);
  return above ?? ((role === 'group' || role === 'region') && name !== '' ? name : undefined);
}

function hear({ role, name, properties = [], backendDOMNodeId = 0 }: Node): Heard {
  const pressed: unknown = properties.find((property) => property.name === 'pressed')?.value.value;
  return {
    role: String(role?.value ?? ''),
    // a no-break space keeps a figure and its unit on one line
    name: String(name?.value ?? '').replaceAll('\u00A0', ' '),
    isPressed: pressed === undefined ? undefined : pressed === 'true',
    isDisabled: properties.some((property) => property.name === 'disabled' && property.value.value === true),
    backendId: backendDOMNodeId,
  };
}
