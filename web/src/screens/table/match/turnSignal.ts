/** Draws the visitor to a table where it is their turn: by the title, by a sound, and by the browser when the page is not in front. */
export interface TurnSignal {
  readonly title: string;
  readonly yourTurn: string;
  readonly mayNotify: boolean;
  readonly ring: () => void;
}

const MARK = '●';

/** Some browsers let pages notify only through their service worker, and throw here. */
const notify = (title: string, body: string): void => {
  try {
    const shown = new Notification(title, { body, tag: 'miaou-turn', icon: '/icon-192.png' });
    shown.addEventListener('click', () => focus());
  } catch {
    // The title and the sound have signalled the turn.
  }
};

export const showTitle = (isMyTurn: boolean, { title, yourTurn }: Pick<TurnSignal, 'title' | 'yourTurn'>): void => {
  document.title = isMyTurn ? `${MARK} ${yourTurn} · ${title}` : `${title} · Miaou`;
};

/** It has just become the visitor's turn. */
export const signalTurn = ({ title, yourTurn, mayNotify, ring }: TurnSignal): void => {
  ring();
  if (mayNotify && document.hidden && 'Notification' in window && Notification.permission === 'granted')
    notify(title, yourTurn);
};
