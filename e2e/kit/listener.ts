import type { CDPSession, Page } from '@playwright/test';

/* What somebody knows who hears the page and has a keyboard: the browser's accessibility tree, as it tells it to a screen reader. */

type Nodes = Awaited<ReturnType<typeof query>>;
type Node = Nodes[number];

/** Something as it is read out. */
export type Heard = {
  readonly role: string;
  readonly name: string;
  /** A button that stays down: whether it is; nothing for all others. */
  readonly isPressed: boolean | undefined;
  readonly isDisabled: boolean;
  /** Stands for the thing for as long as it is there; nothing can be learnt from it. */
  readonly thing: number;
};

/** Reads out what has the focus, and lists what is on the page. */
export type Listener = {
  /** Everything of a role, in the order it is read. */
  readonly list: (role: string) => Promise<Heard[]>;
  readonly focused: () => Promise<Heard>;
  /** The name of the part of the page that something lies in: the outermost group or region with a name. */
  readonly placeOf: (heard: Heard) => Promise<string>;
};

export async function listenTo(page: Page): Promise<Listener> {
  const session = await page.context().newCDPSession(page);
  // without it the tree is built anew for every question
  await session.send('Accessibility.enable');
  return {
    list: async (role) => (await query(session, role)).filter(({ ignored }) => !ignored).map(hear),
    focused: async () => {
      const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
      const [node] = await about(session, { objectId: result.objectId ?? '' }, false);
      if (node === undefined) throw new Error('nothing has the focus');
      return hear(node);
    },
    placeOf: async ({ thing }) => {
      const nodes = await about(session, { backendNodeId: thing }, true);
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
    // figures and their unit never part at the end of a line
    name: String(name?.value ?? '').replaceAll('\u00A0', ' '),
    isPressed: pressed === undefined ? undefined : pressed === 'true',
    isDisabled: properties.some((property) => property.name === 'disabled' && property.value.value === true),
    thing: backendDOMNodeId,
  };
}
