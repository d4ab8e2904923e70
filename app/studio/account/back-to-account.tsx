import { studioHref } from '#app/access/studio-addresses.ts';
import { LinkButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { useStudioWords } from '../words/words.ts';

export const BackToAccount = () => (
  <div>
    <LinkButton kind="quiet" icon={<Icon name="arrow-left" />} to={studioHref('account')}>
      {useStudioWords().account.backToAccount}
    </LinkButton>
  </div>
);
