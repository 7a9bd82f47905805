import { createRequire } from 'node:module';
import type * as Canvas from '@napi-rs/canvas';
import { PICTURE } from '../../prerender/head/social-picture';
import type { SocialCard } from '../../prerender/head/social-picture';
import type { SocialTools } from '../../social-tools';
import { wrapText } from './wrap-text';

const { width: WIDTH, height: HEIGHT } = PICTURE;
const MARGIN = 80;
const LOGO = 60;

/** As in `styles/tokens.css`, in the light. */
const COLORS = {
  surface: '#ffffff',
  text: '#1c2130',
  muted: '#596078',
  accent: '#2456c9',
};

/** Titles that need fewer lines are larger. */
const TITLES = [
  { size: 84, lines: 1 },
  { size: 72, lines: 2 },
  { size: 58, lines: 3 },
] as const;

const TEXT = { size: 34, leading: 50, most: 3 };
/** Between title and text. */
const GAP = 14;
/** Title and text are in the middle between these heights. */
const TOP = 140;
const BOTTOM = 530;

/** Draws a card. @returns a JPEG */
export type DrawCard = (card: SocialCard) => Promise<Buffer>;

/**
 * Loads the packages that draw.
 * @param logo a picture that the site's name follows
 */
export async function createDrawing(
  { canvas, faces }: SocialTools,
  logo?: Buffer,
): Promise<DrawCard> {
  // What a system has of fonts would make pictures differ between machines.
  process.env.DISABLE_SYSTEM_FONTS_LOAD ??= '1';
  const { createCanvas, GlobalFonts, loadImage } = createRequire(canvas)(
    canvas,
  ) as typeof Canvas;
  for (const { file, family } of faces) GlobalFonts.registerFromPath(file, family);
  const families = [...new Set(faces.map(({ family }) => `"${family}"`))].join(', ');
  const mark = logo && (await loadImage(logo));

  return ({ title, description, section, site, host, language }) => {
    const picture = createCanvas(WIDTH, HEIGHT);
    const context = picture.getContext('2d');
    const use = (weight: number, size: number, color: string) => {
      context.font = `${weight} ${size}px ${families}`;
      context.fillStyle = color;
    };
    const wrap = (text: string, lines: number) =>
      wrapText(text, {
        measure: (line) => context.measureText(line).width,
        width: WIDTH - 2 * MARGIN,
        lines,
        language,
      });

    context.fillStyle = COLORS.surface;
    context.fillRect(0, 0, WIDTH, HEIGHT);
    const light = context.createRadialGradient(WIDTH, 0, 0, WIDTH, 0, 760);
    light.addColorStop(0, `${COLORS.accent}2e`);
    light.addColorStop(1, `${COLORS.accent}00`);
    context.fillStyle = light;
    context.fillRect(0, 0, WIDTH, HEIGHT);
    context.fillStyle = COLORS.accent;
    context.fillRect(0, HEIGHT - 12, WIDTH, 12);

    if (mark) context.drawImage(mark, MARGIN, 64, LOGO, LOGO);
    use(600, 34, COLORS.text);
    context.fillText(site, MARGIN + (mark ? LOGO + 20 : 0), 106);
    use(400, 30, COLORS.muted);
    context.textAlign = 'right';
    context.fillText(section, WIDTH - MARGIN, 106);
    context.textAlign = 'left';

    const fits = TITLES.find(({ size, lines }) => {
      use(700, size, COLORS.text);
      return wrap(title, lines + 1).length <= lines;
    });
    const { size, lines } = fits ?? TITLES[2];
    const leading = Math.round(size * 1.25);
    use(700, size, COLORS.text);
    const titles = wrap(title, lines);
    use(400, TEXT.size, COLORS.muted);
    const texts = wrap(description, TEXT.most);

    const height = titles.length * leading + GAP + texts.length * TEXT.leading;
    let y = TOP + Math.max(0, BOTTOM - TOP - height) / 2;
    use(700, size, COLORS.text);
    for (const line of titles) {
      context.fillText(line, MARGIN, y + size);
      y += leading;
    }
    use(400, TEXT.size, COLORS.muted);
    y += GAP;
    for (const line of texts) {
      context.fillText(line, MARGIN, y + TEXT.size);
      y += TEXT.leading;
    }

    use(400, 28, COLORS.muted);
    context.fillText(host, MARGIN, HEIGHT - 52);
    return picture.encode('jpeg', 90);
  };
}
