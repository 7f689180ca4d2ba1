/** Passkeys: what the server asks, put to the browser's authenticator; bytes travel as base64url. */

/** Whether this browser can do it at all. */
export const canPasskey = (): boolean => isSecureContext && typeof PublicKeyCredential === "function";

interface Described {
  id: string;
  type: PublicKeyCredentialType;
}

interface ToMake extends Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Described[];
}

interface ToEnter extends Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> {
  challenge: string;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function text(buffer: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** A new passkey; null when the person thinks better of it. */
export async function makePasskey(question: string): Promise<string | null> {
  const asked = JSON.parse(question) as ToMake;
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: (asked.excludeCredentials ?? []).map((it) => ({ ...it, id: bytes(it.id) })),
  };
  const made = await asking(() => navigator.credentials.create({ publicKey }));
  if (!made) return null;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return answer(made, { clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject) });
}

/** Who is there; null when the person thinks better of it. */
export async function askPasskey(question: string): Promise<string | null> {
  const asked = JSON.parse(question) as ToEnter;
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...asked,
    challenge: bytes(asked.challenge),
    allowCredentials: [],
  };
  const found = await asking(() => navigator.credentials.get({ publicKey }));
  if (!found) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response as AuthenticatorAssertionResponse;
  return answer(found, {
    clientDataJSON: text(clientDataJSON),
    authenticatorData: text(authenticatorData),
    signature: text(signature),
    userHandle: text(userHandle),
  });
}

/** Browsers throw when somebody closes their window, or has no passkey for this place. */
async function asking(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

const answer = ({ id, rawId, type }: PublicKeyCredential, response: Record<string, string>): string =>
  JSON.stringify({ id, rawId: text(rawId), type, response });
