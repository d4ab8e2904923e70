import { Banner } from '#app/studio/kit/banner.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';

/** The result of photos that came in one plain form. */
export function SentByForm({ sent }: { sent: { taken: number; left: string[] } | undefined }) {
  const words = useStudioWords().albums;
  if (!sent) return null;
  return (
    <Banner kind={sent.left.length > 0 ? 'warn' : 'good'} icon="image-plus">
      <p>{words.share.taken(sent.taken)}</p>
      {sent.left.length > 0 && (
        <>
          <p>{words.share.left}</p>
          <ul>
            {sent.left.map((reason) => (
              <li key={reason}>{words.refusals[reason]}</li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
