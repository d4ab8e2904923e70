import type { ReactNode } from 'react';
import { ConfirmDialog } from '#app/studio/kit/dialog.tsx';

interface AskProps {
  label: string;
  heard?: string;
  question: string;
  children: ReactNode;
}

/** Until every screen uses `<ConfirmDialog>` itself. */
export const Ask = (ask: AskProps) => <ConfirmDialog kind="danger" {...ask} />;
