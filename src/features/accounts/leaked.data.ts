/**
 * Words that English lists of leaked passwords lack, folded: lower case, signs that stand for letters read as these,
 * digits and signs at the ends dropped.
 */
export const leakedWords: readonly string[] =
  `password passwort contrasena contrasenha senha motdepasse parola passcode passphrase secret secreto segredo
  qwerty qwertyuiop qwertyui qwertz qwertzuiop azerty azertyuiop asdfgh asdfghjkl asdf zxcvbn zxcvbnm zxcv qazwsx
  qazwsxedc wsx edc rfv tgb yhn ujm wasd poiuytrewq lkjhgfdsa mnbvcxz abcdef abcdefgh abcdefghij abcdefghijkl abcd abc
  iloveyou teamo teamomucho teamoamor tequiero teadoro meuamor miamor amor loveyou lovely loveme trustno iamthebest
  letmein welcome welcometo bienvenido bemvindo admin administrator administrador root login guest usuario user test
  testing tester demo sample changeme default temporary temp master access system server computer internet google
  facebook instagram whatsapp youtube microsoft windows linkedin twitter samsung iphone apple android amazon netflix
  football futbol futebol soccer baseball basketball hockey barcelona realmadrid flamengo corinthians palmeiras brasil
  brazil mexico argentina colombia espana portugal liverpool chelsea arsenal juventus superman batman spiderman starwars
  pokemon naruto dragon dragonball monkey tigger princess princesa sunshine shadow michael jordan jennifer jessica
  daniel alexander alejandro fernando carolina gabriela isabella mariana juliana anthony charlie ashley nicole matthew
  andrew joshua jonathan robert william benjamin christopher elizabeth samantha estrella mariposa chocolate angel
  angelito jesus jesuscristo cristo jesuschrist jesusteama deus diosesamor deusefiel god blessed heaven forever family
  familia freedom flower butterfly cookie banana orange purple summer winter spring autumn verano invierno monday friday
  january december killer hunter ranger mustang harley ferrari corvette porsche mercedes cheese pepper ginger hello
  hola ola hellokitty correcthorsebatterystaple whatever nothing something please thankyou money dinero dinheiro
  lucky diamond golden silver rainbow unicorn pumpkin mushroom mushrooms hongo hongos cogumelo cogumelos sporeprint
  fungi fungus champignon letmeinnow trustnoone startrek matrix phoenix thunder warrior legend legends leagueoflegends
  minecraft fortnite roblox playstation xbox nintendo counterstrike callofduty
  qwer qwerasdf qwertyuiopas qweasd qweasdzxc asdzxc qazxsw qazxswedc qazxswedcvfr zaqwsx zaqwsxcde edcvfr mypassword
  yourpassword ourpassword thepassword thisisapassword thisismypassword supersecret supersecreto topsecret pass passw
  helloworld holamundo olamundo newyork losangeles motherfucker fuckyou fuckoff blink ilovemydog ilovemycat ilovemymom
  ilovemylife amomuito mudar cambiame felicidad felicidade thomas veronica christian sebastian valentina patricia
  cristina fernanda leonardo eduardo ricardo santiago nathalie stephanie victoria beatriz rodrigo guilherme`.split(
    /\s+/,
  )
