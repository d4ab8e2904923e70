import type { LoadedDocument } from '#app/studio/content/load-document.server.ts';
import { Banner } from '#app/studio/kit/banner.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';

/** Notes above the form: who else is editing, and whether the item is in the trash. */
export function FormNotes({ document }: { document: Pick<LoadedDocument, 'state' | 'others'> }) {
  const words = useStudioWords().content;
  return (
    <>
      {document.state === 'trash' && <Banner icon="trash">{words.trashNote}</Banner>}
      {document.others.map(({ name, minutesAgo }) => (
        <Banner key={name} kind="warn" icon="alert">
          <b>{words.present(name, minutesAgo)}</b> {words.presentHelp}
        </Banner>
      ))}
    </>
  );
}
