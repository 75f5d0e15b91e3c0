import type { Browser, BrowserContext, CDPSession, ConsoleMessage, Page, Request, Response } from '@playwright/test';

/*
 * Sees everything that goes wrong in a browser without a test asking: in every page of every context, and in their workers.
 * What a page's own events never tell (compiled code that the policy refuses, and everything in workers) comes from the browser's
 * list of issues, which each worker keeps for itself.
 */

export type PageFault = {
  readonly kind: 'console' | 'error' | 'violation' | 'request';
  /** What went wrong, and the address that it happened at. */
  readonly text: string;
};

const COMPLAINTS: ReadonlySet<string> = new Set(['error', 'warning', 'assert']);
/** What the tests themselves cause: no service worker where none is wanted, and scripts for every page run on the empty one too. */
const OF_TESTS = /^warning: Service Worker registration blocked by Playwright|'localStorage'.* at about:blank$/;
/** A request that its own page gave up, by leaving or by aborting it, has not failed. */
const GIVEN_UP = 'net::ERR_ABORTED';
/** The same for a socket, as when somebody signs in while it connects. */
const SOCKET_GIVEN_UP = /WebSocket is closed before the connection is established/;

type Violation = Readonly<
  Partial<Record<'violatedDirective' | 'contentSecurityPolicyViolationType' | 'blockedURL', string>>
> & {
  readonly sourceCodeLocation?: { readonly url: string; readonly lineNumber: number };
};
type Issue = { readonly code: string; readonly details: { readonly contentSecurityPolicyIssueDetails?: Violation } };

const gates = new WeakMap<Browser, Gate>();

export class Gate {
  readonly #announced: RegExp[] = [];
  #faults: PageFault[] = [];

  /** Watches all contexts of a browser, those that are open and those to come, until the function that is returned is called. */
  watch(browser: Browser): () => void {
    const watched = (context: BrowserContext): void => this.#watchContext(context);
    gates.set(browser, this);
    for (const context of browser.contexts()) watched(context);
    browser.on('context', watched);
    return () => {
      browser.off('context', watched);
      gates.delete(browser);
    };
  }

  /** From now on these faults are no faults. */
  announce(...patterns: readonly RegExp[]): void {
    this.#announced.push(...patterns);
  }

  /** What has gone wrong unannounced. */
  get faults(): readonly PageFault[] {
    return this.#faults;
  }

  /** Takes the faults out: for the tests of the gate itself. */
  takeFaults(): readonly PageFault[] {
    const faults = this.#faults;
    this.#faults = [];
    return faults;
  }

  #tell(kind: PageFault['kind'], text: string): void {
    if (![OF_TESTS, SOCKET_GIVEN_UP, ...this.#announced].some((pattern) => pattern.test(text)))
      this.#faults.push({ kind, text });
  }

  #watchContext(context: BrowserContext): void {
    const watchPage = (page: Page): void => void this.#watchIssues(page);
    context.on('page', watchPage);
    for (const page of context.pages()) watchPage(page);
    // both tell of dedicated workers too
    context.on('console', (line: ConsoleMessage) => {
      if (COMPLAINTS.has(line.type()))
        this.#tell('console', `${line.type()}: ${line.text()} at ${line.location().url}`);
    });
    context.on('weberror', (thrown) => {
      const error = thrown.error();
      this.#tell('error', `${String(error)} at ${thrown.page()?.url() ?? 'a closed page'}`);
    });
    context.on('requestfailed', (request: Request) => {
      const cause = request.failure()?.errorText ?? 'failed';
      if (cause !== GIVEN_UP) this.#tell('request', `${cause} ${request.method()} ${request.url()}`);
    });
    context.on('response', (response: Response) => {
      if (response.status() >= 400)
        this.#tell('request', `${response.status()} ${response.request().method()} ${response.url()}`);
    });
  }

  async #watchIssues(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page).catch(gone);
    if (session === undefined) return;
    session.on('Audits.issueAdded', ({ issue }) => this.#tellIssue(issue));
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { method, params }: { method?: string; params?: { issue: Issue } } = JSON.parse(message);
      if (method === 'Audits.issueAdded' && params !== undefined) this.#tellIssue(params.issue);
    });
    session.on('Target.attachedToTarget', ({ sessionId }) => void listen(session, sessionId));
    await session
      .send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: false })
      .then(() => session.send('Audits.enable'))
      .catch(gone);
  }

  #tellIssue({ code, details }: Issue): void {
    const violation = details.contentSecurityPolicyIssueDetails;
    if (code !== 'ContentSecurityPolicyIssue' || violation === undefined) return;
    const {
      violatedDirective,
      contentSecurityPolicyViolationType: type,
      blockedURL = '',
      sourceCodeLocation,
    } = violation;
    const where =
      sourceCodeLocation === undefined ? '' : ` at ${sourceCodeLocation.url}:${sourceCodeLocation.lineNumber}`;
    this.#tell('violation', `${violatedDirective} ${type} ${blockedURL}${where}`);
  }
}

/** A worker waits until it is listened to, so that nothing it does is missed. */
async function listen(session: CDPSession, sessionId: string): Promise<void> {
  for (const [id, method] of ['Audits.enable', 'Runtime.runIfWaitingForDebugger'].entries())
    await session
      .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
      .catch(gone);
}

/** The page or worker has been closed in the meantime. */
const gone = (): undefined => undefined;

/** Lets a test announce what will fail in a browser from now on, such as requests while it is offline. */
export function expectFailures(page: Page, ...patterns: readonly RegExp[]): void {
  const browser = page.context().browser();
  const gate = browser === null ? undefined : gates.get(browser);
  if (gate === undefined) throw new Error('nobody watches this page: import test from kit/test.ts');
  gate.announce(...patterns);
}

/** What the browser says of a service worker that it wanted to look at again. */
const UNSEEN_WORKER = /error occurred when fetching the script/;

/** While a server is away, its pages cannot help noticing it. */
export function expectOutage(page: Page): void {
  const losses = /net::ERR_(?:CONNECTION|EMPTY|INCOMPLETE|SOCKET)|^error: WebSocket connection to|\b50[234]\b/;
  expectFailures(page, losses, UNSEEN_WORKER);
}

/** Cuts a page's context off from every network. */
export async function goOffline(page: Page): Promise<void> {
  expectFailures(page, /net::ERR_INTERNET_DISCONNECTED|^error: WebSocket connection to/, UNSEEN_WORKER);
  await page.context().setOffline(true);
}
