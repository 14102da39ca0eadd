import { expect, test } from 'vitest';
import { languageTagOf, resumeLanguage } from '../../../src/domain/resume-document/language-tag';
import { filled } from './support';

test.each([
  ['en', 'Rebuilt the ledger for a bank with a team of four, and wrote the runbooks that are still used.'],
  [
    'de',
    'Leitung eines Teams von vier Leuten bei der Umstellung auf Kubernetes und Aufbau der Plattform für die Bank.',
  ],
  [
    'fr',
    'Conception et développement du grand livre pour une banque, avec une équipe de quatre personnes dans les Alpes.',
  ],
  ['es', 'Desarrollo de los servicios de pago en Go y del panel para una empresa con cuatro millones de reservas.'],
  [
    'pt',
    'Desenvolvimento dos serviços de pagamento em Go para uma empresa com quatro milhões de reservas no Brasil e na Europa.',
  ],
  ['it', 'Sviluppo della piattaforma di pagamento per una banca con il gruppo di lavoro che gestisce gli ordini.'],
  ['nl', 'Bouwde de diensten voor het betalen van reizen met een team van vier mensen bij de bank.'],
  ['sv', 'Byggde tjänster för betalningar och ledde ett team som flyttade till ett nytt datacenter på två år.'],
  [
    'pl',
    'Budowa systemu płatności dla banku oraz prowadzenie zespołu w Krakowie, od projektu do wdrożenia i utrzymania.',
  ],
  ['ja', '東京で決済サービスを開発しています。Go を使いました。'],
  ['zh', '负责支付系统的设计与开发，带领四人团队。'],
  ['ko', '결제 서비스를 개발했습니다.'],
  ['ar', 'مهندس برمجيات يعمل على أنظمة الدفع'],
  ['he', 'מהנדס תוכנה העובד על מערכות תשלום'],
  ['ru', 'Разработка платёжных сервисов на Go'],
  ['uk', 'Розробка платіжних сервісів і їхня підтримка'],
  ['el', 'Μηχανικός λογισμικού στην Αθήνα'],
])('%s: %s', (tag, text) => {
  expect(languageTagOf(text, 'xx')).toBe(tag);
});

test('what does not say is in the language of the page; a name in another script changes nothing', () => {
  expect(languageTagOf('Go, Rust, PostgreSQL', 'de')).toBe('de');
  expect(languageTagOf('')).toBe('en');
  expect(languageTagOf('Built the search of 東京 for the city with a team of four.', 'xx')).toBe('en');
});

test('a resume is in the language of its sentences, whatever its headings are in', () => {
  const intro =
    'Softwareentwickler mit zwölf Jahren Erfahrung in der Entwicklung von Diensten für die Logistik und bei Banken.';
  expect(resumeLanguage({ ...filled, intro, experiences: [], projects: [], achievements: [] })).toBe('de');
  expect(resumeLanguage(filled)).toBe('en');
});
