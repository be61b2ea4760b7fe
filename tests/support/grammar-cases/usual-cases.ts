import type { RuleCases } from './rule-cases.ts';

/** Continuous forms, verbs and set phrases that Vietnamese writers often build otherwise. */
export const USUAL_CASES: RuleCases = {
  'pronoun-ing': {
    wrong: `
In the evening [we watching→we are watching] TV and my sister does her homework.
[They playing→They are playing] football.
Because [she studying→she is studying] abroad, we call her.
[I cooking→I am cooking] dinner for six people.
Every night [he reading→he is reading] two books.`,
    right: `
The people watching TV in the next room are my cousins.
We saw them playing football behind the school.
It being a holiday, the bank was closed.
Nobody likes him shouting at the children.
Are we watching the same programme tonight?`,
  },
  'noun-ing': {
    wrong: `
[My sister watching TV every night→My sister is watching TV every night].
[My parents working in a factory→My parents are working in a factory].
[Our dog running after the cats→Our dog is running after the cats].
[His brother studying in Hanoi→His brother is studying in Hanoi].
[My friends waiting for me at the gate→My friends are waiting for me at the gate].`,
    right: `
My sister watching TV felt tired.
My parents, watching from the window, began to laugh.
My brother working there was a surprise.
I remember my father singing in the kitchen.
My mother makes cakes.`,
  },
  'continuous-habit': {
    wrong: `
[I am walking there every day→I walk there every day].
[She is usually getting→She usually gets] up at six.
[We are going to the market every Sunday→We go to the market every Sunday].
[My father is working in the garden every weekend→My father works in the garden every weekend].
On Sundays we rest, but [they are often working→they often work].`,
    right: `
I am walking there every day this week, because my bicycle is broken.
My brother is always complaining about the food.
What are you doing every Saturday this month?
I was walking there every day when I met her.
She is getting better every day.`,
  },
  'continuous-since': {
    wrong: `
[I am working here since 2015→I have been working here since 2015].
[She is living with us for ten years→She has been living with us for ten years].
[They are learning English since 2010→They have been learning English since 2010].
[My uncle is driving a taxi for nine years→My uncle has been driving a taxi for nine years].
[We are waiting for two years→We have been waiting for two years].`,
    right: `
I have been working here since 2015.
She is crying, since her dog has died.
He is staying with us for two weeks in July.
I am working here for the summer.
Since he is working tonight, we will eat without him.`,
  },
  'did-past': {
    wrong: `
[Did you went→Did you go] to the market?
When [did he came→did he come] home?
[Did they took→Did they take] the bus?
Why [did she wrote→did she write] to you?
Where [did you saw→did you see] it?`,
    right: `
Did you go to the market yesterday?
Did the teacher who went to Hue come back?
Did you know that she went home early?
Why did the man you saw leave?
What did he put in the box?`,
  },
  'used-to': {
    wrong: `
[I used to living→I used to live] in a village.
[They used to going→They used to go] by train.
[I am used to get→I am used to getting] up early.
[She is used to live→She is used to living] alone.
When I was small, [we used to eating→we used to eat] rice with salt.`,
    right: `
My grandfather used to live in a village.
I am used to getting up early.
She got used to eating with chopsticks.
A knife is used to cut bread.
The money is used to help poor families.`,
  },
  'want-that': {
    wrong: `
I [want that you come→want you to come].
My parents [want that I become→want me to become] a doctor.
They [want that children learn→want children to learn] more.
She [wanted that we come→wanted us to come].
We [would like that people use→would like people to use] buses.`,
    right: `
I want the book that you bought.
All I want is that you come home safely.
I want that one, please.
What they want that we lack is time.
My parents want me to study.`,
  },
  'ask-not-to': {
    wrong: `
She [asked me to don't go→asked me not to go] there.
He [told us don't talk→told us not to talk].
Parents [tell children do not play→tell children not to play] outside.
They [advised him to not smoke→advised him not to smoke].
I [warned her don't open→warned her not to open] it.`,
    right: `
She asked me not to go.
He told me to stop, so I don't go there any more.
I asked him to, but he didn't help.
They told us a story.
My mother told me never to lie.`,
  },
  'tell-that': {
    wrong: `
[He told that→He said that] he was ill.
[My teacher told that→My teacher said that] the test was easy.
[People tell that→People say that] it is dangerous.
[She tells that→She says that] they are rich.
[Experts told that→Experts said that] the sea is rising.`,
    right: `
He told everyone that he was ill.
She was told that the train was late.
I was the one who told that story.
He said that he was ill.
My aunt told me that it was true.`,
  },
  'wish-present': {
    wrong: `
[I wish I have→I wish I had] a car.
[I wish I can→I wish I could] swim.
[She wishes she is→She wishes she were] taller.
[We wish we know→We wish we knew] the answer.
[I wish my brother will→I wish my brother would] call.`,
    right: `
I wish I had a car.
I wish you a happy new year.
They wish to have a larger garden.
I wish I could swim.
We wish to be informed about the results.`,
  },
  'happen-passive': {
    wrong: `
It [was happened→happened] last year.
The accident [was happened→happened] at night.
Such problems [are occurred→occurred] in big cities.
The boy [was disappeared→disappeared] in the crowd.
Two men [were appeared→appeared] at the door.`,
    right: `
An accident happened at night.
What has happened to your leg?
It was what happened next that surprised us.
I happened to be there.
Nothing happens here.`,
  },
  'be-and-verb': {
    wrong: `
[The price is increase→The price increases] every year.
[The number of cars is decrease→The number of cars decreases].
[Our population is decline→Our population declines] quickly.
[The prices are rise→The prices rise] very fast.
It seems that [the population is increase→the population increases] quickly.`,
    right: `
The price is increasing every year.
The result is an increase in crime.
There is an increase in prices every year.
The change is good for everyone.
The main cause of accidents is speed.`,
  },
  'hobby-is-base': {
    wrong: `
[My hobby is read→My hobby is reading] books.
[My dream is become→My dream is to become] a doctor.
[His hobby is play→His hobby is playing] chess.
[My dream is open→My dream is to open] a shop.
[Her favourite hobby is cook→Her favourite hobby is cooking] soup.`,
    right: `
My hobby is reading books.
My dream is to become a doctor.
My plan is that we leave early.
My first job was work in a hotel.
My favourite sport is swimming.`,
  },
  'worth-to': {
    wrong: `
It [is worth to visit→is worth visiting].
The film [is worth to watch→is worth watching].
This book [is worth to read→is worth reading].
These old houses [are worth to keep→are worth keeping].
The trip [was worth to make→was worth making].`,
    right: `
The museum is worth visiting.
It is worth a lot of money to visitors.
It would be worth your while to visit the museum.
Is it worth it to you?
The ring is worth two million.`,
  },
  'stand-to': {
    wrong: `
I [can't stand to wait→can't stand waiting].
She [cannot help to laugh→cannot help laughing].
[It is no use to cry→It is no use crying].
He [couldn't stand to listen→couldn't stand listening] to it.
[There is no point to argue→There is no point in arguing].`,
    right: `
I can't stand waiting in line.
He can't stand to lose a game.
I cannot help you to carry it.
It is no use crying.
There is no point in arguing.`,
  },
  'suggest-to': {
    wrong: `
He [suggested to go→suggested going] by train.
My teacher [suggested to read→suggested reading] more.
I [suggested to take→suggested taking] a taxi.
They [suggested to build→suggested building] a park.
She [suggested to wait→suggested waiting].`,
    right: `
He suggested going by train.
She suggested that we leave early.
The results suggest to many experts that the plan failed.
He has suggested to his boss that they close the shop.
I would suggest a walk.`,
  },
  'this-plural': {
    wrong: `
[This books are→These books are] old.
[This problems have→These problems have] many causes.
[This cars make→These cars make] a lot of noise.
[This skills help→These skills help] us.
I think [this children need→these children need] love.`,
    right: `
This species is rare.
This series has ten parts.
This news is wonderful.
These books are old.
This always happens on Mondays.`,
  },
  'both-of-is': {
    wrong: `
[Both of us is→Both of us are] happy.
[Both of them was→Both of them were] late.
[Both of my brothers has→Both of my brothers have] a car.
[Both of these books is→Both of these books are] good.
[Both my parents is→Both my parents are] teachers.`,
    right: `
Both of us are happy.
Both of my parents work in a bank.
Both Nam and I are tired, and my cousin is hungry.
Neither of them is right.
Each of them has a car.`,
  },
  'ever-statement': {
    wrong: `
[I have ever been→I have been] to Paris.
[She has ever seen→She has seen] snow.
[We have ever lived→We have lived] there.
[My father has ever worked→My father has worked] in Japan.
I am old, and [I have ever travelled→I have travelled] a lot.`,
    right: `
Have you ever been to Paris?
It is the best film that I have ever seen.
Nobody has ever climbed it.
If you have ever lived alone, you know this feeling.
Hardly anyone has ever complained.`,
  },
  'was-child': {
    wrong: `
[When I was child→When I was a child], I lived in a village.
[When he was baby→When he was a baby], he was ill.
I loved it [when I was little girl→when I was a little girl].
[While she was baby→While she was a baby], her mother sang.
I have known him [since I was child→since I was a child].`,
    right: `
When I was a child, I lived in a village.
Since I was six, I have played the piano.
When she was child minister, she travelled a lot.
When I was young, we had no electricity.
When he was student president, he worked hard.`,
  },
};
