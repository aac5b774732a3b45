import { loadSprite } from '../../../../ui/sprite';
import faces from './faces.svg?url';

/** Brings the drawings `react-purr` and so on into the page: only whoever talks needs them, and words tell the same without them. */
export const loadFaces = (): Promise<void> => loadSprite(faces).catch(() => undefined);
