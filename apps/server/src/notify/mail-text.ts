import type { Language } from '@la-stanza/protocol';
import type { Letter, News } from './courier.ts';

/*
 * The words of mail, which no page can put into its reader's language. Everything else the server says is a code.
 */

type Words = Readonly<Record<Letter['kind'], readonly [subject: string, sentence: string]>>;

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    'your-turn': ['It is your turn', 'It is your turn in a game of La Stanza.'],
    reminder: ['Your time is running out', 'Most of the time for your turn in a game of La Stanza has passed.'],
    'game-over': ['Your game is over', 'A game of La Stanza that you played in is over.'],
    offer: ['You are asked something', 'Another player asks you something in a game of La Stanza.'],
    'time-up': [
      'Your time is up',
      'Your time in a game of La Stanza is up. You can come back until the others have chosen how to go on.',
    ],
    invitation: ['Another game?', 'You are invited to another game of La Stanza.'],
    digest: ['News from {count} of your games', ''],
    confirm: [
      'Your code for La Stanza: {code}',
      'Enter this code to get mail about your games: {code}\n\nIf you did not ask for it, do nothing.',
    ],
  },
  de: {
    'your-turn': ['Du bist am Zug', 'In einer Partie La Stanza bist du am Zug.'],
    reminder: ['Deine Zeit läuft ab', 'Der größte Teil der Zeit für deinen Zug in einer Partie La Stanza ist vorbei.'],
    'game-over': ['Deine Partie ist zu Ende', 'Eine Partie La Stanza, in der du mitgespielt hast, ist zu Ende.'],
    offer: ['Du wirst etwas gefragt', 'In einer Partie La Stanza wirst du etwas gefragt.'],
    'time-up': [
      'Deine Zeit ist um',
      'Deine Zeit in einer Partie La Stanza ist um. Du kannst zurückkommen, bis die anderen entschieden haben, wie es weitergeht.',
    ],
    invitation: ['Noch eine Partie?', 'Du bist zu einer weiteren Partie La Stanza eingeladen.'],
    digest: ['Neues aus {count} deiner Partien', ''],
    confirm: [
      'Dein Code für La Stanza: {code}',
      'Gib diesen Code ein, um Mail über deine Partien zu bekommen: {code}\n\nWenn du nicht darum gebeten hast, musst du nichts tun.',
    ],
  },
  fr: {
    'your-turn': ['C’est à vous de jouer', 'C’est à vous de jouer dans une partie de La Stanza.'],
    reminder: [
      'Votre temps s’écoule',
      'La plus grande partie du temps de votre tour dans une partie de La Stanza est passée.',
    ],
    'game-over': ['Votre partie est terminée', 'Une partie de La Stanza à laquelle vous avez joué est terminée.'],
    offer: ['On vous pose une question', 'On vous pose une question dans une partie de La Stanza.'],
    'time-up': [
      'Votre temps est écoulé',
      'Votre temps dans une partie de La Stanza est écoulé. Vous pouvez revenir tant que les autres n’ont pas choisi la suite.',
    ],
    invitation: ['Encore une partie ?', 'Vous êtes invité à une autre partie de La Stanza.'],
    digest: ['Des nouvelles de {count} de vos parties', ''],
    confirm: [
      'Votre code pour La Stanza : {code}',
      'Saisissez ce code pour recevoir des messages sur vos parties : {code}\n\nSi vous ne l’avez pas demandé, ne faites rien.',
    ],
  },
  nl: {
    'your-turn': ['Je bent aan de beurt', 'In een spel La Stanza ben je aan de beurt.'],
    reminder: ['Je tijd raakt op', 'Het grootste deel van de tijd voor je beurt in een spel La Stanza is voorbij.'],
    'game-over': ['Je spel is afgelopen', 'Een spel La Stanza waaraan je meedeed, is afgelopen.'],
    offer: ['Je wordt iets gevraagd', 'In een spel La Stanza wordt je iets gevraagd.'],
    'time-up': [
      'Je tijd is om',
      'Je tijd in een spel La Stanza is om. Je kunt terugkomen totdat de anderen hebben gekozen hoe het verdergaat.',
    ],
    invitation: ['Nog een spel?', 'Je bent uitgenodigd voor nog een spel La Stanza.'],
    digest: ['Nieuws uit {count} van je spellen', ''],
    confirm: [
      'Je code voor La Stanza: {code}',
      'Vul deze code in om mail over je spellen te krijgen: {code}\n\nHeb je er niet om gevraagd, dan hoef je niets te doen.',
    ],
  },
};

const linkTo = (site: string, game: string): string => `${site.replace(/\/$/, '')}/online/${game}`;

/** A mail in its reader's words, with a link for every game it is about. */
export function mailText(
  language: Language,
  letter: Letter,
  site: string,
): { readonly subject: string; readonly body: string } {
  const words = WORDS[language];
  const [subject, sentence] = words[letter.kind];
  switch (letter.kind) {
    case 'confirm': {
      const [title, text] = [subject, sentence].map((part) => part.replaceAll('{code}', letter.code));
      return { subject: title ?? '', body: `${text ?? ''}\n\n${site}\n` };
    }
    case 'digest': {
      const games = new Set(letter.news.map(({ game }) => game)).size;
      const paragraphs = letter.news.map((news) => paragraph(words, news, site));
      return { subject: subject.replaceAll('{count}', String(games)), body: paragraphs.join('\n') };
    }
    default:
      return { subject, body: paragraph(words, letter, site) };
  }
}

const paragraph = (words: Words, { kind, game }: News, site: string): string =>
  `${words[kind][1]}\n\n${linkTo(site, game)}\n`;
