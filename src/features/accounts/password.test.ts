import { describe, expect, test } from 'vitest'
import { passwordProblem } from './password'

const about = { email: 'marta.gutierrez@example.org', name: 'Marta Gutiérrez' }

describe('T-1I a password', () => {
  test.each([
    'a-long-enough-password',
    'test-admin-password',
    'twelve-chars',
    'another-long-password',
    'correct mango bicycle',
    'el bosque huele a lluvia',
    'Xk2#9vLq!0pRt',
    'ñandú-jirafa-7',
    'chanterelles at dawn',
    'お気に入りの森のきのこを探す',
    'x'.repeat(60) + 'yzabcdefghq'.repeat(6),
    'moss grows on the north side',
    'ripe plums under snow',
    'vb7-Rt2q-Mx9w',
  ])('%s can be set', (password) => expect(passwordProblem(password, about)).toBeNull())

  test('that is the member’s own mail address is rejected, however long it is', () => {
    const long = { email: 'forgetful-4711-mwy4d34q-1092@members.example.test', name: 'F' }
    expect(passwordProblem(long.email, long)).toBe('refusals.passwordLeaked')
  })

  test.each(['', 'abc', 'elevenchars', '🍄🍄🍄🍄🍄🍄', 'y'.repeat(129), 5, null, ['a-long-enough-password']])(
    '%j is rejected, since it is no string of 12 to 128 characters',
    (password) => expect(passwordProblem(password)).toBe('refusals.passwordLength'),
  )

  test.each([
    'password1234',
    'Password1234!',
    'P@ssw0rd2024!',
    'p4ssw0rdp4ssw0rd',
    'passwordpassword',
    'passwordpasswordpassword',
    'qwertyqwertyqwerty',
    'blink182blink182',
    'twelvechar-twelvechar-',
    '1234qwerasdf',
    'zaq12wsxcde3',
    'zaq12wsx!QAZ',
    '1q2w3e4r5t6y7u',
    '1qaz2wsx3edc4rfv',
    'michelle12345',
    'ihateyou1234',
    'Babygirl-2009',
    'purplemonkey12',
    'finalfantasy!',
    'mypassword123',
    'helloworld123',
    '123456789012',
    '210987654321',
    '111111111111',
    'abcabcabcabc',
    'abcdefghijkl',
    'qwertyuiop123',
    '1qaz2wsx3edc',
    'iloveyou1234',
    'letmein-letmein',
    'welcome2024!!',
    'Contraseña2024',
    'teamomucho123',
    'meuamor123456',
    'sporeprint123',
    'AdminAdmin123',
    'correcthorsebatterystaple',
    '31/12/1999 31/12',
    '🍄🍄🍄🍄🍄🍄🍄🍄🍄🍄🍄🍄',
    'martagutierrez',
    'Gutierrez1985',
    'marta.gutierrez@example.org',
  ])('%s is rejected as easily guessed', (password) =>
    expect(passwordProblem(password, about)).toBe('refusals.passwordLeaked'),
  )
})
