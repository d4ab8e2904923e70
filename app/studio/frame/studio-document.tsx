import { createContext, type ReactNode, useContext } from 'react';
import { Scripts, ScrollRestoration } from 'react-router';

/** Known on the server alone: a browser hides it from every script. */
export const NonceContext = createContext<string | null>(null);

/** The body of a staff page: unlike a family's, it wakes up whole. */
export function StudioBody({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  return (
    <body>
      {children}
      <ScrollRestoration {...(nonce && { nonce })} />
      <Scripts {...(nonce && { nonce })} />
    </body>
  );
}
