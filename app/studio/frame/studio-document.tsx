import { createContext, type ReactNode, useContext } from 'react';
import { Scripts, ScrollRestoration } from 'react-router';

/** Only known on the server: browsers hide it from scripts. */
export const NonceContext = createContext<string | null>(null);

/** The body of a staff page: unlike a public page, it is hydrated as a whole. */
export function StudioBody({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  return (
    <body className="studio">
      {children}
      <ScrollRestoration {...(nonce && { nonce })} />
      <Scripts {...(nonce && { nonce })} />
    </body>
  );
}
