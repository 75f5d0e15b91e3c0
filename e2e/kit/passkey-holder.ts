import type { CDPSession, Page } from '@playwright/test';

/** The browser's virtual authenticator, which holds a device's passkeys. */
export class PasskeyHolder {
  readonly #session: CDPSession;
  readonly #id: string;

  private constructor(session: CDPSession, id: string) {
    this.#session = session;
    this.#id = id;
  }

  static async on(page: Page): Promise<PasskeyHolder> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new PasskeyHolder(session, authenticatorId);
  }

  /** Copies the passkeys of another device, as phone accounts and password managers do. */
  async syncFrom(other: PasskeyHolder): Promise<number> {
    const { credentials } = await other.#session.send('WebAuthn.getCredentials', { authenticatorId: other.#id });
    for (const credential of credentials)
      await this.#session.send('WebAuthn.addCredential', { authenticatorId: this.#id, credential });
    return credentials.length;
  }
}
