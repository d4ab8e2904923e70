import type { WelcomeContent } from '#content/page-content.ts';
import type { PageName } from '#app/addresses.ts';
import type { Category, LeadershipMessage } from '#app/features/leadership/message.ts';
import { trailTo } from '#app/site/frame/menu.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { useWords } from '#app/words/words.tsx';

interface WelcomeMessageProps {
  page: PageName;
  content: WelcomeContent;
  message: LeadershipMessage | undefined;
  /** Whose messages there are besides. */
  others: Category[];
}

export function WelcomeMessage({ page, content, message }: WelcomeMessageProps) {
  const words = useWords();
  return (
    <>
      <PageBanner title={content.title} lead={content.lead} trail={trailTo(page, words)} />
      <div className="wrap">
        {message ? (
          message.message.split('\n\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>)
        ) : (
          <p>{content.noMessageYet}</p>
        )}
      </div>
    </>
  );
}
