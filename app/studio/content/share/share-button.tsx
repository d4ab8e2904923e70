import { useState } from 'react';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { useStudioWords } from '#app/studio/words/words.ts';

interface ShareButtonProps {
  file: { href: string; name: string };
  text: string;
  /** What it shares, for those who hear it alone. */
  what: string;
}

/** Hands the file to the device's own share sheet. Where there is none, there is no button: one downloads it. */
export function ShareButton({ file, text, what }: ShareButtonProps) {
  const words = useStudioWords().share;
  const [status, setStatus] = useState<'send' | 'sending' | 'again' | 'failed'>('send');
  const [fetched, setFetched] = useState<File>();
  const hydrated = useHydrated();

  async function send() {
    if (status === 'sending') return;
    try {
      setStatus('sending');
      const ready = fetched ?? (await fetchFile(file));
      setFetched(ready);
      await navigator.share({ files: [ready], text });
      setStatus('send');
    } catch (error) {
      const { name } = error as Error;
      // Fetching took longer than a press counts for; the file is here now.
      if (name === 'NotAllowedError') setStatus('again');
      // They closed the sheet.
      else setStatus(name === 'AbortError' ? 'send' : 'failed');
    }
  }

  if (!hydrated || !canShareFiles(file.name)) return null;
  return (
    <button type="button" className="button button--primary" onClick={() => void send()}>
      <span aria-live="polite">{words[status]}</span>
      <span className="unseen">{words.which(what)}</span>
    </button>
  );
}

const typeOf = (name: string) => (name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg');

function canShareFiles(name: string): boolean {
  const sample = new File([new Uint8Array(1)], name, { type: typeOf(name) });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] });
}

async function fetchFile({ href, name }: ShareButtonProps['file']): Promise<File> {
  const response = await fetch(href);
  // Signed out meanwhile, it is led to another page.
  if (!response.ok || response.redirected)
    throw new Error(`the card could not be fetched: ${response.status}`);
  return new File([await response.blob()], name, { type: typeOf(name) });
}
