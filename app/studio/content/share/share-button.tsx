import { useState } from 'react';
import { useAwake } from '#app/islands/use-awake.ts';
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
  const [said, setSaid] = useState<'send' | 'sending' | 'again' | 'failed'>('send');
  const [fetched, setFetched] = useState<File>();
  const awake = useAwake();

  async function send() {
    if (said === 'sending') return;
    try {
      setSaid('sending');
      const ready = fetched ?? (await fetchFile(file));
      setFetched(ready);
      await navigator.share({ files: [ready], text });
      setSaid('send');
    } catch (error) {
      const { name } = error as Error;
      // Fetching took longer than a press counts for; the file is here now.
      if (name === 'NotAllowedError') setSaid('again');
      // They closed the sheet.
      else setSaid(name === 'AbortError' ? 'send' : 'failed');
    }
  }

  if (!awake || !canShareFiles(file.name)) return null;
  return (
    <button type="button" className="button button--primary" onClick={() => void send()}>
      <span aria-live="polite">{words[said]}</span>
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
